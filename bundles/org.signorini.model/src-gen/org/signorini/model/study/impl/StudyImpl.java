/**
 */
package org.signorini.model.study.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.signorini.model.mechanism.Mechanism;

import org.signorini.model.study.Choice;
import org.signorini.model.study.Combination;
import org.signorini.model.study.Comparison;
import org.signorini.model.study.Measure;
import org.signorini.model.study.ParameterValue;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage;
import org.signorini.model.study.Variation;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Study</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.study.impl.StudyImpl#getMechanism <em>Mechanism</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.StudyImpl#getEvery <em>Every</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.StudyImpl#getValues <em>Values</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.StudyImpl#getVariations <em>Variations</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.StudyImpl#getCombination <em>Combination</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.StudyImpl#getComparisons <em>Comparisons</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.StudyImpl#getMeasures <em>Measures</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.StudyImpl#getExecutor <em>Executor</em>}</li>
 * </ul>
 *
 * @generated
 */
public class StudyImpl extends SettingsImpl implements Study
{
	/**
	 * The cached value of the '{@link #getMechanism() <em>Mechanism</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMechanism()
	 * @generated
	 * @ordered
	 */
	protected Mechanism mechanism;

	/**
	 * The default value of the '{@link #getEvery() <em>Every</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEvery()
	 * @generated
	 * @ordered
	 */
	protected static final int EVERY_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getEvery() <em>Every</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEvery()
	 * @generated
	 * @ordered
	 */
	protected int every = EVERY_EDEFAULT;

	/**
	 * The cached value of the '{@link #getValues() <em>Values</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValues()
	 * @generated
	 * @ordered
	 */
	protected EList<ParameterValue> values;

	/**
	 * The cached value of the '{@link #getVariations() <em>Variations</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVariations()
	 * @generated
	 * @ordered
	 */
	protected EList<Variation> variations;

	/**
	 * The default value of the '{@link #getCombination() <em>Combination</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCombination()
	 * @generated
	 * @ordered
	 */
	protected static final Combination COMBINATION_EDEFAULT = Combination.GRID;

	/**
	 * The cached value of the '{@link #getCombination() <em>Combination</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCombination()
	 * @generated
	 * @ordered
	 */
	protected Combination combination = COMBINATION_EDEFAULT;

	/**
	 * The cached value of the '{@link #getComparisons() <em>Comparisons</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getComparisons()
	 * @generated
	 * @ordered
	 */
	protected EList<Comparison> comparisons;

	/**
	 * The cached value of the '{@link #getMeasures() <em>Measures</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMeasures()
	 * @generated
	 * @ordered
	 */
	protected EList<Measure> measures;

	/**
	 * The cached value of the '{@link #getExecutor() <em>Executor</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExecutor()
	 * @generated
	 * @ordered
	 */
	protected Choice executor;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected StudyImpl()
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
		return StudyPackage.Literals.STUDY;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Mechanism getMechanism()
	{
		if (mechanism != null && mechanism.eIsProxy())
		{
			InternalEObject oldMechanism = (InternalEObject)mechanism;
			mechanism = (Mechanism)eResolveProxy(oldMechanism);
			if (mechanism != oldMechanism)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, StudyPackage.STUDY__MECHANISM, oldMechanism, mechanism));
			}
		}
		return mechanism;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Mechanism basicGetMechanism()
	{
		return mechanism;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMechanism(Mechanism newMechanism)
	{
		Mechanism oldMechanism = mechanism;
		mechanism = newMechanism;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.STUDY__MECHANISM, oldMechanism, mechanism));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getEvery()
	{
		return every;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setEvery(int newEvery)
	{
		int oldEvery = every;
		every = newEvery;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.STUDY__EVERY, oldEvery, every));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ParameterValue> getValues()
	{
		if (values == null)
		{
			values = new EObjectContainmentEList<ParameterValue>(ParameterValue.class, this, StudyPackage.STUDY__VALUES);
		}
		return values;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Variation> getVariations()
	{
		if (variations == null)
		{
			variations = new EObjectContainmentEList<Variation>(Variation.class, this, StudyPackage.STUDY__VARIATIONS);
		}
		return variations;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Combination getCombination()
	{
		return combination;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCombination(Combination newCombination)
	{
		Combination oldCombination = combination;
		combination = newCombination == null ? COMBINATION_EDEFAULT : newCombination;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.STUDY__COMBINATION, oldCombination, combination));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Comparison> getComparisons()
	{
		if (comparisons == null)
		{
			comparisons = new EObjectContainmentEList<Comparison>(Comparison.class, this, StudyPackage.STUDY__COMPARISONS);
		}
		return comparisons;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Measure> getMeasures()
	{
		if (measures == null)
		{
			measures = new EObjectContainmentEList<Measure>(Measure.class, this, StudyPackage.STUDY__MEASURES);
		}
		return measures;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Choice getExecutor()
	{
		return executor;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetExecutor(Choice newExecutor, NotificationChain msgs)
	{
		Choice oldExecutor = executor;
		executor = newExecutor;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, StudyPackage.STUDY__EXECUTOR, oldExecutor, newExecutor);
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
	public void setExecutor(Choice newExecutor)
	{
		if (newExecutor != executor)
		{
			NotificationChain msgs = null;
			if (executor != null)
				msgs = ((InternalEObject)executor).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - StudyPackage.STUDY__EXECUTOR, null, msgs);
			if (newExecutor != null)
				msgs = ((InternalEObject)newExecutor).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - StudyPackage.STUDY__EXECUTOR, null, msgs);
			msgs = basicSetExecutor(newExecutor, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.STUDY__EXECUTOR, newExecutor, newExecutor));
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
			case StudyPackage.STUDY__VALUES:
				return ((InternalEList<?>)getValues()).basicRemove(otherEnd, msgs);
			case StudyPackage.STUDY__VARIATIONS:
				return ((InternalEList<?>)getVariations()).basicRemove(otherEnd, msgs);
			case StudyPackage.STUDY__COMPARISONS:
				return ((InternalEList<?>)getComparisons()).basicRemove(otherEnd, msgs);
			case StudyPackage.STUDY__MEASURES:
				return ((InternalEList<?>)getMeasures()).basicRemove(otherEnd, msgs);
			case StudyPackage.STUDY__EXECUTOR:
				return basicSetExecutor(null, msgs);
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
			case StudyPackage.STUDY__MECHANISM:
				if (resolve) return getMechanism();
				return basicGetMechanism();
			case StudyPackage.STUDY__EVERY:
				return getEvery();
			case StudyPackage.STUDY__VALUES:
				return getValues();
			case StudyPackage.STUDY__VARIATIONS:
				return getVariations();
			case StudyPackage.STUDY__COMBINATION:
				return getCombination();
			case StudyPackage.STUDY__COMPARISONS:
				return getComparisons();
			case StudyPackage.STUDY__MEASURES:
				return getMeasures();
			case StudyPackage.STUDY__EXECUTOR:
				return getExecutor();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case StudyPackage.STUDY__MECHANISM:
				setMechanism((Mechanism)newValue);
				return;
			case StudyPackage.STUDY__EVERY:
				setEvery((Integer)newValue);
				return;
			case StudyPackage.STUDY__VALUES:
				getValues().clear();
				getValues().addAll((Collection<? extends ParameterValue>)newValue);
				return;
			case StudyPackage.STUDY__VARIATIONS:
				getVariations().clear();
				getVariations().addAll((Collection<? extends Variation>)newValue);
				return;
			case StudyPackage.STUDY__COMBINATION:
				setCombination((Combination)newValue);
				return;
			case StudyPackage.STUDY__COMPARISONS:
				getComparisons().clear();
				getComparisons().addAll((Collection<? extends Comparison>)newValue);
				return;
			case StudyPackage.STUDY__MEASURES:
				getMeasures().clear();
				getMeasures().addAll((Collection<? extends Measure>)newValue);
				return;
			case StudyPackage.STUDY__EXECUTOR:
				setExecutor((Choice)newValue);
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
			case StudyPackage.STUDY__MECHANISM:
				setMechanism((Mechanism)null);
				return;
			case StudyPackage.STUDY__EVERY:
				setEvery(EVERY_EDEFAULT);
				return;
			case StudyPackage.STUDY__VALUES:
				getValues().clear();
				return;
			case StudyPackage.STUDY__VARIATIONS:
				getVariations().clear();
				return;
			case StudyPackage.STUDY__COMBINATION:
				setCombination(COMBINATION_EDEFAULT);
				return;
			case StudyPackage.STUDY__COMPARISONS:
				getComparisons().clear();
				return;
			case StudyPackage.STUDY__MEASURES:
				getMeasures().clear();
				return;
			case StudyPackage.STUDY__EXECUTOR:
				setExecutor((Choice)null);
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
			case StudyPackage.STUDY__MECHANISM:
				return mechanism != null;
			case StudyPackage.STUDY__EVERY:
				return every != EVERY_EDEFAULT;
			case StudyPackage.STUDY__VALUES:
				return values != null && !values.isEmpty();
			case StudyPackage.STUDY__VARIATIONS:
				return variations != null && !variations.isEmpty();
			case StudyPackage.STUDY__COMBINATION:
				return combination != COMBINATION_EDEFAULT;
			case StudyPackage.STUDY__COMPARISONS:
				return comparisons != null && !comparisons.isEmpty();
			case StudyPackage.STUDY__MEASURES:
				return measures != null && !measures.isEmpty();
			case StudyPackage.STUDY__EXECUTOR:
				return executor != null;
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
		result.append(" (every: ");
		result.append(every);
		result.append(", combination: ");
		result.append(combination);
		result.append(')');
		return result.toString();
	}

} //StudyImpl
