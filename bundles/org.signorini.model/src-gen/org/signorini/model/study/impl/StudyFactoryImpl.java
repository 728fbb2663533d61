/**
 */
package org.signorini.model.study.impl;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;

import org.eclipse.emf.ecore.impl.EFactoryImpl;

import org.eclipse.emf.ecore.plugin.EcorePlugin;

import org.signorini.model.study.*;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Factory</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class StudyFactoryImpl extends EFactoryImpl implements StudyFactory
{
	/**
	 * Creates the default factory implementation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static StudyFactory init()
	{
		try
		{
			StudyFactory theStudyFactory = (StudyFactory)EPackage.Registry.INSTANCE.getEFactory(StudyPackage.eNS_URI);
			if (theStudyFactory != null)
			{
				return theStudyFactory;
			}
		}
		catch (Exception exception)
		{
			EcorePlugin.INSTANCE.log(exception);
		}
		return new StudyFactoryImpl();
	}

	/**
	 * Creates an instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public StudyFactoryImpl()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EObject create(EClass eClass)
	{
		switch (eClass.getClassifierID())
		{
			case StudyPackage.CHOICE: return createChoice();
			case StudyPackage.OPTION: return createOption();
			case StudyPackage.STUDY: return createStudy();
			case StudyPackage.PARAMETER_VALUE: return createParameterValue();
			case StudyPackage.VARIATION: return createVariation();
			case StudyPackage.COMPARISON: return createComparison();
			case StudyPackage.ALTERNATIVE: return createAlternative();
			case StudyPackage.ENERGY_MEASURE: return createEnergyMeasure();
			case StudyPackage.PENETRATION_MEASURE: return createPenetrationMeasure();
			case StudyPackage.CONSTRAINT_DRIFT_MEASURE: return createConstraintDriftMeasure();
			case StudyPackage.SOLVER_EFFORT_MEASURE: return createSolverEffortMeasure();
			case StudyPackage.PROBE_MEASURE: return createProbeMeasure();
			case StudyPackage.LIMIT_CYCLE_MEASURE: return createLimitCycleMeasure();
			default:
				throw new IllegalArgumentException("The class '" + eClass.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object createFromString(EDataType eDataType, String initialValue)
	{
		switch (eDataType.getClassifierID())
		{
			case StudyPackage.COMBINATION:
				return createCombinationFromString(eDataType, initialValue);
			case StudyPackage.SPACING:
				return createSpacingFromString(eDataType, initialValue);
			case StudyPackage.STATISTIC:
				return createStatisticFromString(eDataType, initialValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String convertToString(EDataType eDataType, Object instanceValue)
	{
		switch (eDataType.getClassifierID())
		{
			case StudyPackage.COMBINATION:
				return convertCombinationToString(eDataType, instanceValue);
			case StudyPackage.SPACING:
				return convertSpacingToString(eDataType, instanceValue);
			case StudyPackage.STATISTIC:
				return convertStatisticToString(eDataType, instanceValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Choice createChoice()
	{
		ChoiceImpl choice = new ChoiceImpl();
		return choice;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Option createOption()
	{
		OptionImpl option = new OptionImpl();
		return option;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Study createStudy()
	{
		StudyImpl study = new StudyImpl();
		return study;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ParameterValue createParameterValue()
	{
		ParameterValueImpl parameterValue = new ParameterValueImpl();
		return parameterValue;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Variation createVariation()
	{
		VariationImpl variation = new VariationImpl();
		return variation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Comparison createComparison()
	{
		ComparisonImpl comparison = new ComparisonImpl();
		return comparison;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Alternative createAlternative()
	{
		AlternativeImpl alternative = new AlternativeImpl();
		return alternative;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EnergyMeasure createEnergyMeasure()
	{
		EnergyMeasureImpl energyMeasure = new EnergyMeasureImpl();
		return energyMeasure;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PenetrationMeasure createPenetrationMeasure()
	{
		PenetrationMeasureImpl penetrationMeasure = new PenetrationMeasureImpl();
		return penetrationMeasure;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ConstraintDriftMeasure createConstraintDriftMeasure()
	{
		ConstraintDriftMeasureImpl constraintDriftMeasure = new ConstraintDriftMeasureImpl();
		return constraintDriftMeasure;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public SolverEffortMeasure createSolverEffortMeasure()
	{
		SolverEffortMeasureImpl solverEffortMeasure = new SolverEffortMeasureImpl();
		return solverEffortMeasure;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ProbeMeasure createProbeMeasure()
	{
		ProbeMeasureImpl probeMeasure = new ProbeMeasureImpl();
		return probeMeasure;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public LimitCycleMeasure createLimitCycleMeasure()
	{
		LimitCycleMeasureImpl limitCycleMeasure = new LimitCycleMeasureImpl();
		return limitCycleMeasure;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Combination createCombinationFromString(EDataType eDataType, String initialValue)
	{
		Combination result = Combination.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertCombinationToString(EDataType eDataType, Object instanceValue)
	{
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Spacing createSpacingFromString(EDataType eDataType, String initialValue)
	{
		Spacing result = Spacing.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertSpacingToString(EDataType eDataType, Object instanceValue)
	{
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Statistic createStatisticFromString(EDataType eDataType, String initialValue)
	{
		Statistic result = Statistic.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertStatisticToString(EDataType eDataType, Object instanceValue)
	{
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public StudyPackage getStudyPackage()
	{
		return (StudyPackage)getEPackage();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @deprecated
	 * @generated
	 */
	@Deprecated
	public static StudyPackage getPackage()
	{
		return StudyPackage.eINSTANCE;
	}

} //StudyFactoryImpl
