/**
 */
package org.signorini.model.study.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.signorini.model.mechanism.Probe;

import org.signorini.model.study.ProbeMeasure;
import org.signorini.model.study.Statistic;
import org.signorini.model.study.StudyPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Probe Measure</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.signorini.model.study.impl.ProbeMeasureImpl#getProbe <em>Probe</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.ProbeMeasureImpl#getStatistic <em>Statistic</em>}</li>
 *   <li>{@link org.signorini.model.study.impl.ProbeMeasureImpl#getStart <em>Start</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ProbeMeasureImpl extends MeasureImpl implements ProbeMeasure
{
	/**
	 * The cached value of the '{@link #getProbe() <em>Probe</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProbe()
	 * @generated
	 * @ordered
	 */
	protected Probe probe;

	/**
	 * The default value of the '{@link #getStatistic() <em>Statistic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStatistic()
	 * @generated
	 * @ordered
	 */
	protected static final Statistic STATISTIC_EDEFAULT = Statistic.FINAL;

	/**
	 * The cached value of the '{@link #getStatistic() <em>Statistic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStatistic()
	 * @generated
	 * @ordered
	 */
	protected Statistic statistic = STATISTIC_EDEFAULT;

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
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ProbeMeasureImpl()
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
		return StudyPackage.Literals.PROBE_MEASURE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Probe getProbe()
	{
		if (probe != null && probe.eIsProxy())
		{
			InternalEObject oldProbe = (InternalEObject)probe;
			probe = (Probe)eResolveProxy(oldProbe);
			if (probe != oldProbe)
			{
				if (eNotificationRequired())
					eNotify(new ENotificationImpl(this, Notification.RESOLVE, StudyPackage.PROBE_MEASURE__PROBE, oldProbe, probe));
			}
		}
		return probe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Probe basicGetProbe()
	{
		return probe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProbe(Probe newProbe)
	{
		Probe oldProbe = probe;
		probe = newProbe;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.PROBE_MEASURE__PROBE, oldProbe, probe));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Statistic getStatistic()
	{
		return statistic;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStatistic(Statistic newStatistic)
	{
		Statistic oldStatistic = statistic;
		statistic = newStatistic == null ? STATISTIC_EDEFAULT : newStatistic;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.PROBE_MEASURE__STATISTIC, oldStatistic, statistic));
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
			eNotify(new ENotificationImpl(this, Notification.SET, StudyPackage.PROBE_MEASURE__START, oldStart, start));
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
			case StudyPackage.PROBE_MEASURE__PROBE:
				if (resolve) return getProbe();
				return basicGetProbe();
			case StudyPackage.PROBE_MEASURE__STATISTIC:
				return getStatistic();
			case StudyPackage.PROBE_MEASURE__START:
				return getStart();
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
			case StudyPackage.PROBE_MEASURE__PROBE:
				setProbe((Probe)newValue);
				return;
			case StudyPackage.PROBE_MEASURE__STATISTIC:
				setStatistic((Statistic)newValue);
				return;
			case StudyPackage.PROBE_MEASURE__START:
				setStart((String)newValue);
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
			case StudyPackage.PROBE_MEASURE__PROBE:
				setProbe((Probe)null);
				return;
			case StudyPackage.PROBE_MEASURE__STATISTIC:
				setStatistic(STATISTIC_EDEFAULT);
				return;
			case StudyPackage.PROBE_MEASURE__START:
				setStart(START_EDEFAULT);
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
			case StudyPackage.PROBE_MEASURE__PROBE:
				return probe != null;
			case StudyPackage.PROBE_MEASURE__STATISTIC:
				return statistic != STATISTIC_EDEFAULT;
			case StudyPackage.PROBE_MEASURE__START:
				return START_EDEFAULT == null ? start != null : !START_EDEFAULT.equals(start);
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
		result.append(" (statistic: ");
		result.append(statistic);
		result.append(", start: ");
		result.append(start);
		result.append(')');
		return result.toString();
	}

} //ProbeMeasureImpl
