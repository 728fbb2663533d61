/**
 */
package org.signorini.model.study.util;

import org.eclipse.emf.common.notify.Adapter;
import org.eclipse.emf.common.notify.Notifier;

import org.eclipse.emf.common.notify.impl.AdapterFactoryImpl;

import org.eclipse.emf.ecore.EObject;

import org.signorini.model.mechanism.NamedElement;

import org.signorini.model.study.*;

/**
 * <!-- begin-user-doc -->
 * The <b>Adapter Factory</b> for the model.
 * It provides an adapter <code>createXXX</code> method for each class of the model.
 * <!-- end-user-doc -->
 * @see org.signorini.model.study.StudyPackage
 * @generated
 */
public class StudyAdapterFactory extends AdapterFactoryImpl
{
	/**
	 * The cached model package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected static StudyPackage modelPackage;

	/**
	 * Creates an instance of the adapter factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public StudyAdapterFactory()
	{
		if (modelPackage == null)
		{
			modelPackage = StudyPackage.eINSTANCE;
		}
	}

	/**
	 * Returns whether this factory is applicable for the type of the object.
	 * <!-- begin-user-doc -->
	 * This implementation returns <code>true</code> if the object is either the model's package or is an instance object of the model.
	 * <!-- end-user-doc -->
	 * @return whether this factory is applicable for the type of the object.
	 * @generated
	 */
	@Override
	public boolean isFactoryForType(Object object)
	{
		if (object == modelPackage)
		{
			return true;
		}
		if (object instanceof EObject)
		{
			return ((EObject)object).eClass().getEPackage() == modelPackage;
		}
		return false;
	}

	/**
	 * The switch that delegates to the <code>createXXX</code> methods.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected StudySwitch<Adapter> modelSwitch =
		new StudySwitch<Adapter>()
		{
			@Override
			public Adapter caseChoice(Choice object)
			{
				return createChoiceAdapter();
			}
			@Override
			public Adapter caseOption(Option object)
			{
				return createOptionAdapter();
			}
			@Override
			public Adapter caseSettings(Settings object)
			{
				return createSettingsAdapter();
			}
			@Override
			public Adapter caseStudy(Study object)
			{
				return createStudyAdapter();
			}
			@Override
			public Adapter caseParameterValue(ParameterValue object)
			{
				return createParameterValueAdapter();
			}
			@Override
			public Adapter caseVariation(Variation object)
			{
				return createVariationAdapter();
			}
			@Override
			public Adapter caseComparison(Comparison object)
			{
				return createComparisonAdapter();
			}
			@Override
			public Adapter caseAlternative(Alternative object)
			{
				return createAlternativeAdapter();
			}
			@Override
			public Adapter caseMeasure(Measure object)
			{
				return createMeasureAdapter();
			}
			@Override
			public Adapter caseEnergyMeasure(EnergyMeasure object)
			{
				return createEnergyMeasureAdapter();
			}
			@Override
			public Adapter casePenetrationMeasure(PenetrationMeasure object)
			{
				return createPenetrationMeasureAdapter();
			}
			@Override
			public Adapter caseConstraintDriftMeasure(ConstraintDriftMeasure object)
			{
				return createConstraintDriftMeasureAdapter();
			}
			@Override
			public Adapter caseSolverEffortMeasure(SolverEffortMeasure object)
			{
				return createSolverEffortMeasureAdapter();
			}
			@Override
			public Adapter caseProbeMeasure(ProbeMeasure object)
			{
				return createProbeMeasureAdapter();
			}
			@Override
			public Adapter caseLimitCycleMeasure(LimitCycleMeasure object)
			{
				return createLimitCycleMeasureAdapter();
			}
			@Override
			public Adapter caseNamedElement(NamedElement object)
			{
				return createNamedElementAdapter();
			}
			@Override
			public Adapter defaultCase(EObject object)
			{
				return createEObjectAdapter();
			}
		};

	/**
	 * Creates an adapter for the <code>target</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param target the object to adapt.
	 * @return the adapter for the <code>target</code>.
	 * @generated
	 */
	@Override
	public Adapter createAdapter(Notifier target)
	{
		return modelSwitch.doSwitch((EObject)target);
	}


	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.Choice <em>Choice</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.Choice
	 * @generated
	 */
	public Adapter createChoiceAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.Option <em>Option</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.Option
	 * @generated
	 */
	public Adapter createOptionAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.Settings <em>Settings</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.Settings
	 * @generated
	 */
	public Adapter createSettingsAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.Study <em>Study</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.Study
	 * @generated
	 */
	public Adapter createStudyAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.ParameterValue <em>Parameter Value</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.ParameterValue
	 * @generated
	 */
	public Adapter createParameterValueAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.Variation <em>Variation</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.Variation
	 * @generated
	 */
	public Adapter createVariationAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.Comparison <em>Comparison</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.Comparison
	 * @generated
	 */
	public Adapter createComparisonAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.Alternative <em>Alternative</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.Alternative
	 * @generated
	 */
	public Adapter createAlternativeAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.Measure <em>Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.Measure
	 * @generated
	 */
	public Adapter createMeasureAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.EnergyMeasure <em>Energy Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.EnergyMeasure
	 * @generated
	 */
	public Adapter createEnergyMeasureAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.PenetrationMeasure <em>Penetration Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.PenetrationMeasure
	 * @generated
	 */
	public Adapter createPenetrationMeasureAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.ConstraintDriftMeasure <em>Constraint Drift Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.ConstraintDriftMeasure
	 * @generated
	 */
	public Adapter createConstraintDriftMeasureAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.SolverEffortMeasure <em>Solver Effort Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.SolverEffortMeasure
	 * @generated
	 */
	public Adapter createSolverEffortMeasureAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.ProbeMeasure <em>Probe Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.ProbeMeasure
	 * @generated
	 */
	public Adapter createProbeMeasureAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.study.LimitCycleMeasure <em>Limit Cycle Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.study.LimitCycleMeasure
	 * @generated
	 */
	public Adapter createLimitCycleMeasureAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for an object of class '{@link org.signorini.model.mechanism.NamedElement <em>Named Element</em>}'.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null so that we can easily ignore cases;
	 * it's useful to ignore a case when inheritance will catch all the cases anyway.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @see org.signorini.model.mechanism.NamedElement
	 * @generated
	 */
	public Adapter createNamedElementAdapter()
	{
		return null;
	}

	/**
	 * Creates a new adapter for the default case.
	 * <!-- begin-user-doc -->
	 * This default implementation returns null.
	 * <!-- end-user-doc -->
	 * @return the new adapter.
	 * @generated
	 */
	public Adapter createEObjectAdapter()
	{
		return null;
	}

} //StudyAdapterFactory
