/**
 */
package org.signorini.model.study.impl;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.signorini.model.mechanism.impl.NamedElementImpl;

import org.signorini.model.study.Choice;
import org.signorini.model.study.Settings;
import org.signorini.model.study.StudyPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Settings</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.study.impl.SettingsImpl#getFormulation <em>Formulation</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.SettingsImpl#getContactModel <em>Contact Model</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.SettingsImpl#getSolver <em>Solver</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.SettingsImpl#getScheme <em>Scheme</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.SettingsImpl#getStep <em>Step</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.SettingsImpl#getDuration <em>Duration</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.SettingsImpl#getTolerance <em>Tolerance</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.SettingsImpl#getStabilization <em>Stabilization</em>}</li>
 * </ul>
 *
 * @generated
 */
public abstract class SettingsImpl extends NamedElementImpl implements Settings
{
	/**
	 * The cached value of the '{@link #getFormulation() <em>Formulation</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFormulation()
	 * @generated
	 * @ordered
	 */
	protected Choice formulation;

	/**
	 * The cached value of the '{@link #getContactModel() <em>Contact Model</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getContactModel()
	 * @generated
	 * @ordered
	 */
	protected Choice contactModel;

	/**
	 * The cached value of the '{@link #getSolver() <em>Solver</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSolver()
	 * @generated
	 * @ordered
	 */
	protected Choice solver;

	/**
	 * The cached value of the '{@link #getScheme() <em>Scheme</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getScheme()
	 * @generated
	 * @ordered
	 */
	protected Choice scheme;

	/**
	 * The default value of the '{@link #getStep() <em>Step</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStep()
	 * @generated
	 * @ordered
	 */
	protected static final String STEP_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getStep() <em>Step</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStep()
	 * @generated
	 * @ordered
	 */
	protected String step = STEP_EDEFAULT;

	/**
	 * The default value of the '{@link #getDuration() <em>Duration</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDuration()
	 * @generated
	 * @ordered
	 */
	protected static final String DURATION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDuration() <em>Duration</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDuration()
	 * @generated
	 * @ordered
	 */
	protected String duration = DURATION_EDEFAULT;

	/**
	 * The default value of the '{@link #getTolerance() <em>Tolerance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTolerance()
	 * @generated
	 * @ordered
	 */
	protected static final String TOLERANCE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTolerance() <em>Tolerance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTolerance()
	 * @generated
	 * @ordered
	 */
	protected String tolerance = TOLERANCE_EDEFAULT;

	/**
	 * The default value of the '{@link #getStabilization() <em>Stabilization</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStabilization()
	 * @generated
	 * @ordered
	 */
	protected static final String STABILIZATION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getStabilization() <em>Stabilization</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStabilization()
	 * @generated
	 * @ordered
	 */
	protected String stabilization = STABILIZATION_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected SettingsImpl()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return StudyPackage.Literals.SETTINGS;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Choice getFormulation()
	{
		return formulation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetFormulation(Choice newFormulation, NotificationChain msgs)
	{
		Choice oldFormulation = formulation;
		formulation = newFormulation;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, StudyPackage.SETTINGS__FORMULATION, oldFormulation, newFormulation);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFormulation(Choice newFormulation)
	{
		if (newFormulation != formulation)
		{
			NotificationChain msgs = null;
			if (formulation != null)
				msgs = ((InternalEObject)formulation).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - StudyPackage.SETTINGS__FORMULATION, null, msgs);
			if (newFormulation != null)
				msgs = ((InternalEObject)newFormulation).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - StudyPackage.SETTINGS__FORMULATION, null, msgs);
			msgs = basicSetFormulation(newFormulation, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.SETTINGS__FORMULATION, newFormulation, newFormulation));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Choice getContactModel()
	{
		return contactModel;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetContactModel(Choice newContactModel, NotificationChain msgs)
	{
		Choice oldContactModel = contactModel;
		contactModel = newContactModel;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, StudyPackage.SETTINGS__CONTACT_MODEL, oldContactModel, newContactModel);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setContactModel(Choice newContactModel)
	{
		if (newContactModel != contactModel)
		{
			NotificationChain msgs = null;
			if (contactModel != null)
				msgs = ((InternalEObject)contactModel).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - StudyPackage.SETTINGS__CONTACT_MODEL, null, msgs);
			if (newContactModel != null)
				msgs = ((InternalEObject)newContactModel).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - StudyPackage.SETTINGS__CONTACT_MODEL, null, msgs);
			msgs = basicSetContactModel(newContactModel, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.SETTINGS__CONTACT_MODEL, newContactModel, newContactModel));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Choice getSolver()
	{
		return solver;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetSolver(Choice newSolver, NotificationChain msgs)
	{
		Choice oldSolver = solver;
		solver = newSolver;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, StudyPackage.SETTINGS__SOLVER, oldSolver, newSolver);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSolver(Choice newSolver)
	{
		if (newSolver != solver)
		{
			NotificationChain msgs = null;
			if (solver != null)
				msgs = ((InternalEObject)solver).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - StudyPackage.SETTINGS__SOLVER, null, msgs);
			if (newSolver != null)
				msgs = ((InternalEObject)newSolver).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - StudyPackage.SETTINGS__SOLVER, null, msgs);
			msgs = basicSetSolver(newSolver, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.SETTINGS__SOLVER, newSolver, newSolver));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Choice getScheme()
	{
		return scheme;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetScheme(Choice newScheme, NotificationChain msgs)
	{
		Choice oldScheme = scheme;
		scheme = newScheme;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, StudyPackage.SETTINGS__SCHEME, oldScheme, newScheme);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setScheme(Choice newScheme)
	{
		if (newScheme != scheme)
		{
			NotificationChain msgs = null;
			if (scheme != null)
				msgs = ((InternalEObject)scheme).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - StudyPackage.SETTINGS__SCHEME, null, msgs);
			if (newScheme != null)
				msgs = ((InternalEObject)newScheme).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - StudyPackage.SETTINGS__SCHEME, null, msgs);
			msgs = basicSetScheme(newScheme, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.SETTINGS__SCHEME, newScheme, newScheme));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getStep()
	{
		return step;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStep(String newStep)
	{
		String oldStep = step;
		step = newStep;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.SETTINGS__STEP, oldStep, step));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getDuration()
	{
		return duration;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDuration(String newDuration)
	{
		String oldDuration = duration;
		duration = newDuration;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.SETTINGS__DURATION, oldDuration, duration));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getTolerance()
	{
		return tolerance;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTolerance(String newTolerance)
	{
		String oldTolerance = tolerance;
		tolerance = newTolerance;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.SETTINGS__TOLERANCE, oldTolerance, tolerance));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getStabilization()
	{
		return stabilization;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStabilization(String newStabilization)
	{
		String oldStabilization = stabilization;
		stabilization = newStabilization;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.SETTINGS__STABILIZATION, oldStabilization, stabilization));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case StudyPackage.SETTINGS__FORMULATION:
				return basicSetFormulation(null, msgs);
			case StudyPackage.SETTINGS__CONTACT_MODEL:
				return basicSetContactModel(null, msgs);
			case StudyPackage.SETTINGS__SOLVER:
				return basicSetSolver(null, msgs);
			case StudyPackage.SETTINGS__SCHEME:
				return basicSetScheme(null, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case StudyPackage.SETTINGS__FORMULATION:
				return getFormulation();
			case StudyPackage.SETTINGS__CONTACT_MODEL:
				return getContactModel();
			case StudyPackage.SETTINGS__SOLVER:
				return getSolver();
			case StudyPackage.SETTINGS__SCHEME:
				return getScheme();
			case StudyPackage.SETTINGS__STEP:
				return getStep();
			case StudyPackage.SETTINGS__DURATION:
				return getDuration();
			case StudyPackage.SETTINGS__TOLERANCE:
				return getTolerance();
			case StudyPackage.SETTINGS__STABILIZATION:
				return getStabilization();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case StudyPackage.SETTINGS__FORMULATION:
				setFormulation((Choice)newValue);
				return;
			case StudyPackage.SETTINGS__CONTACT_MODEL:
				setContactModel((Choice)newValue);
				return;
			case StudyPackage.SETTINGS__SOLVER:
				setSolver((Choice)newValue);
				return;
			case StudyPackage.SETTINGS__SCHEME:
				setScheme((Choice)newValue);
				return;
			case StudyPackage.SETTINGS__STEP:
				setStep((String)newValue);
				return;
			case StudyPackage.SETTINGS__DURATION:
				setDuration((String)newValue);
				return;
			case StudyPackage.SETTINGS__TOLERANCE:
				setTolerance((String)newValue);
				return;
			case StudyPackage.SETTINGS__STABILIZATION:
				setStabilization((String)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case StudyPackage.SETTINGS__FORMULATION:
				setFormulation((Choice)null);
				return;
			case StudyPackage.SETTINGS__CONTACT_MODEL:
				setContactModel((Choice)null);
				return;
			case StudyPackage.SETTINGS__SOLVER:
				setSolver((Choice)null);
				return;
			case StudyPackage.SETTINGS__SCHEME:
				setScheme((Choice)null);
				return;
			case StudyPackage.SETTINGS__STEP:
				setStep(STEP_EDEFAULT);
				return;
			case StudyPackage.SETTINGS__DURATION:
				setDuration(DURATION_EDEFAULT);
				return;
			case StudyPackage.SETTINGS__TOLERANCE:
				setTolerance(TOLERANCE_EDEFAULT);
				return;
			case StudyPackage.SETTINGS__STABILIZATION:
				setStabilization(STABILIZATION_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case StudyPackage.SETTINGS__FORMULATION:
				return formulation != null;
			case StudyPackage.SETTINGS__CONTACT_MODEL:
				return contactModel != null;
			case StudyPackage.SETTINGS__SOLVER:
				return solver != null;
			case StudyPackage.SETTINGS__SCHEME:
				return scheme != null;
			case StudyPackage.SETTINGS__STEP:
				return STEP_EDEFAULT == null ? step != null : !STEP_EDEFAULT.equals(step);
			case StudyPackage.SETTINGS__DURATION:
				return DURATION_EDEFAULT == null ? duration != null : !DURATION_EDEFAULT.equals(duration);
			case StudyPackage.SETTINGS__TOLERANCE:
				return TOLERANCE_EDEFAULT == null ? tolerance != null : !TOLERANCE_EDEFAULT.equals(tolerance);
			case StudyPackage.SETTINGS__STABILIZATION:
				return STABILIZATION_EDEFAULT == null ? stabilization != null : !STABILIZATION_EDEFAULT.equals(stabilization);
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (step: ");
		result.append(step);
		result.append(", duration: ");
		result.append(duration);
		result.append(", tolerance: ");
		result.append(tolerance);
		result.append(", stabilization: ");
		result.append(stabilization);
		result.append(')');
		return result.toString();
	}

} //SettingsImpl
