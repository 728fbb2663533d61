/**
 */
package org.signorini.model.study.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.signorini.model.mechanism.JointProbe;

import org.signorini.model.study.LimitCycleMeasure;
import org.signorini.model.study.StudyPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Limit Cycle Measure</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.study.impl.LimitCycleMeasureImpl#getSection <em>Section</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.LimitCycleMeasureImpl#getLevel <em>Level</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.LimitCycleMeasureImpl#getStart <em>Start</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.LimitCycleMeasureImpl#getDrop <em>Drop</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.LimitCycleMeasureImpl#isMultipliers <em>Multipliers</em>}</li>
 * </ul>
 *
 * @generated
 */
public class LimitCycleMeasureImpl extends MeasureImpl implements LimitCycleMeasure
{
	/**
	 * The cached value of the '{@link #getSection() <em>Section</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSection()
	 * @generated
	 * @ordered
	 */
	protected JointProbe section;

	/**
	 * The default value of the '{@link #getLevel() <em>Level</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLevel()
	 * @generated
	 * @ordered
	 */
	protected static final String LEVEL_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getLevel() <em>Level</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLevel()
	 * @generated
	 * @ordered
	 */
	protected String level = LEVEL_EDEFAULT;

	/**
	 * The default value of the '{@link #getStart() <em>Start</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStart()
	 * @generated
	 * @ordered
	 */
	protected static final String START_EDEFAULT = "0";

	/**
	 * The cached value of the '{@link #getStart() <em>Start</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStart()
	 * @generated
	 * @ordered
	 */
	protected String start = START_EDEFAULT;

	/**
	 * The cached value of the '{@link #getDrop() <em>Drop</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDrop()
	 * @generated
	 * @ordered
	 */
	protected JointProbe drop;

	/**
	 * The default value of the '{@link #isMultipliers() <em>Multipliers</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isMultipliers()
	 * @generated
	 * @ordered
	 */
	protected static final boolean MULTIPLIERS_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isMultipliers() <em>Multipliers</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isMultipliers()
	 * @generated
	 * @ordered
	 */
	protected boolean multipliers = MULTIPLIERS_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected LimitCycleMeasureImpl()
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
		return StudyPackage.Literals.LIMIT_CYCLE_MEASURE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public JointProbe getSection()
	{
		if (section != null && section.eIsProxy())
		{
			InternalEObject oldSection = (InternalEObject)section;
			section = (JointProbe)eResolveProxy(oldSection);
			if (section != oldSection)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, StudyPackage.LIMIT_CYCLE_MEASURE__SECTION, oldSection, section));
			}
		}
		return section;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public JointProbe basicGetSection()
	{
		return section;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSection(JointProbe newSection)
	{
		JointProbe oldSection = section;
		section = newSection;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.LIMIT_CYCLE_MEASURE__SECTION, oldSection, section));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLevel()
	{
		return level;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLevel(String newLevel)
	{
		String oldLevel = level;
		level = newLevel;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.LIMIT_CYCLE_MEASURE__LEVEL, oldLevel, level));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getStart()
	{
		return start;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStart(String newStart)
	{
		String oldStart = start;
		start = newStart;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.LIMIT_CYCLE_MEASURE__START, oldStart, start));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public JointProbe getDrop()
	{
		if (drop != null && drop.eIsProxy())
		{
			InternalEObject oldDrop = (InternalEObject)drop;
			drop = (JointProbe)eResolveProxy(oldDrop);
			if (drop != oldDrop)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, StudyPackage.LIMIT_CYCLE_MEASURE__DROP, oldDrop, drop));
			}
		}
		return drop;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public JointProbe basicGetDrop()
	{
		return drop;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDrop(JointProbe newDrop)
	{
		JointProbe oldDrop = drop;
		drop = newDrop;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.LIMIT_CYCLE_MEASURE__DROP, oldDrop, drop));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isMultipliers()
	{
		return multipliers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMultipliers(boolean newMultipliers)
	{
		boolean oldMultipliers = multipliers;
		multipliers = newMultipliers;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.LIMIT_CYCLE_MEASURE__MULTIPLIERS, oldMultipliers, multipliers));
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
			case StudyPackage.LIMIT_CYCLE_MEASURE__SECTION:
				if (resolve) return getSection();
				return basicGetSection();
			case StudyPackage.LIMIT_CYCLE_MEASURE__LEVEL:
				return getLevel();
			case StudyPackage.LIMIT_CYCLE_MEASURE__START:
				return getStart();
			case StudyPackage.LIMIT_CYCLE_MEASURE__DROP:
				if (resolve) return getDrop();
				return basicGetDrop();
			case StudyPackage.LIMIT_CYCLE_MEASURE__MULTIPLIERS:
				return isMultipliers();
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
			case StudyPackage.LIMIT_CYCLE_MEASURE__SECTION:
				setSection((JointProbe)newValue);
				return;
			case StudyPackage.LIMIT_CYCLE_MEASURE__LEVEL:
				setLevel((String)newValue);
				return;
			case StudyPackage.LIMIT_CYCLE_MEASURE__START:
				setStart((String)newValue);
				return;
			case StudyPackage.LIMIT_CYCLE_MEASURE__DROP:
				setDrop((JointProbe)newValue);
				return;
			case StudyPackage.LIMIT_CYCLE_MEASURE__MULTIPLIERS:
				setMultipliers((Boolean)newValue);
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
			case StudyPackage.LIMIT_CYCLE_MEASURE__SECTION:
				setSection((JointProbe)null);
				return;
			case StudyPackage.LIMIT_CYCLE_MEASURE__LEVEL:
				setLevel(LEVEL_EDEFAULT);
				return;
			case StudyPackage.LIMIT_CYCLE_MEASURE__START:
				setStart(START_EDEFAULT);
				return;
			case StudyPackage.LIMIT_CYCLE_MEASURE__DROP:
				setDrop((JointProbe)null);
				return;
			case StudyPackage.LIMIT_CYCLE_MEASURE__MULTIPLIERS:
				setMultipliers(MULTIPLIERS_EDEFAULT);
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
			case StudyPackage.LIMIT_CYCLE_MEASURE__SECTION:
				return section != null;
			case StudyPackage.LIMIT_CYCLE_MEASURE__LEVEL:
				return LEVEL_EDEFAULT == null ? level != null : !LEVEL_EDEFAULT.equals(level);
			case StudyPackage.LIMIT_CYCLE_MEASURE__START:
				return START_EDEFAULT == null ? start != null : !START_EDEFAULT.equals(start);
			case StudyPackage.LIMIT_CYCLE_MEASURE__DROP:
				return drop != null;
			case StudyPackage.LIMIT_CYCLE_MEASURE__MULTIPLIERS:
				return multipliers != MULTIPLIERS_EDEFAULT;
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
		result.append(" (level: ");
		result.append(level);
		result.append(", start: ");
		result.append(start);
		result.append(", multipliers: ");
		result.append(multipliers);
		result.append(')');
		return result.toString();
	}

} //LimitCycleMeasureImpl
