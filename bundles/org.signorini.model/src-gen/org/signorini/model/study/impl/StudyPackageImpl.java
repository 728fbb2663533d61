/**
 */
package org.signorini.model.study.impl;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

import org.eclipse.emf.ecore.impl.EPackageImpl;

import org.signorini.model.mechanism.MechanismPackage;

import org.signorini.model.mechanism.impl.MechanismPackageImpl;

import org.signorini.model.study.Alternative;
import org.signorini.model.study.Choice;
import org.signorini.model.study.Combination;
import org.signorini.model.study.Comparison;
import org.signorini.model.study.ConstraintDriftMeasure;
import org.signorini.model.study.EnergyMeasure;
import org.signorini.model.study.LimitCycleMeasure;
import org.signorini.model.study.Measure;
import org.signorini.model.study.Option;
import org.signorini.model.study.ParameterValue;
import org.signorini.model.study.PenetrationMeasure;
import org.signorini.model.study.ProbeMeasure;
import org.signorini.model.study.Settings;
import org.signorini.model.study.SolverEffortMeasure;
import org.signorini.model.study.Spacing;
import org.signorini.model.study.Statistic;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyFactory;
import org.signorini.model.study.StudyPackage;
import org.signorini.model.study.Variation;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Package</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class StudyPackageImpl extends EPackageImpl implements StudyPackage
{
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass choiceEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass optionEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass settingsEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass studyEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass parameterValueEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass variationEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass comparisonEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass alternativeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass measureEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass energyMeasureEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass penetrationMeasureEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass constraintDriftMeasureEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass solverEffortMeasureEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass probeMeasureEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass limitCycleMeasureEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum combinationEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum spacingEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum statisticEEnum = null;

	/**
	 * Creates an instance of the model <b>Package</b>, registered with
	 * {@link org.eclipse.emf.ecore.EPackage.Registry EPackage.Registry} by the package
	 * package URI value.
	 * <p>Note: the correct way to create the package is via the static
	 * factory method {@link #init init()}, which also performs
	 * initialization of the package, or returns the registered package,
	 * if one already exists.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eclipse.emf.ecore.EPackage.Registry
	 * @see org.signorini.model.study.StudyPackage#eNS_URI
	 * @see #init()
	 * @generated
	 */
	private StudyPackageImpl()
	{
		super(eNS_URI, StudyFactory.eINSTANCE);
	}
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static boolean isInited = false;

	/**
	 * Creates, registers, and initializes the <b>Package</b> for this model, and for any others upon which it depends.
	 *
	 * <p>This method is used to initialize {@link StudyPackage#eINSTANCE} when that field is accessed.
	 * Clients should not invoke it directly. Instead, they should simply access that field to obtain the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #eNS_URI
	 * @see #createPackageContents()
	 * @see #initializePackageContents()
	 * @generated
	 */
	public static StudyPackage init()
	{
		if (isInited) return (StudyPackage)EPackage.Registry.INSTANCE.getEPackage(StudyPackage.eNS_URI);

		// Obtain or create and register package
		Object registeredStudyPackage = EPackage.Registry.INSTANCE.get(eNS_URI);
		StudyPackageImpl theStudyPackage = registeredStudyPackage instanceof StudyPackageImpl ? (StudyPackageImpl)registeredStudyPackage : new StudyPackageImpl();

		isInited = true;

		// Obtain or create and register interdependencies
		Object registeredPackage = EPackage.Registry.INSTANCE.getEPackage(MechanismPackage.eNS_URI);
		MechanismPackageImpl theMechanismPackage = (MechanismPackageImpl)(registeredPackage instanceof MechanismPackageImpl ? registeredPackage : MechanismPackage.eINSTANCE);

		// Create package meta-data objects
		theStudyPackage.createPackageContents();
		theMechanismPackage.createPackageContents();

		// Initialize created meta-data
		theStudyPackage.initializePackageContents();
		theMechanismPackage.initializePackageContents();

		// Mark meta-data to indicate it can't be changed
		theStudyPackage.freeze();

		// Update the registry and return the package
		EPackage.Registry.INSTANCE.put(StudyPackage.eNS_URI, theStudyPackage);
		return theStudyPackage;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getChoice()
	{
		return choiceEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getChoice_Id()
	{
		return (EAttribute)choiceEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getChoice_Options()
	{
		return (EReference)choiceEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getOption()
	{
		return optionEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getOption_Name()
	{
		return (EAttribute)optionEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getOption_Value()
	{
		return (EAttribute)optionEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getSettings()
	{
		return settingsEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getSettings_Formulation()
	{
		return (EReference)settingsEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getSettings_ContactModel()
	{
		return (EReference)settingsEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getSettings_Solver()
	{
		return (EReference)settingsEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getSettings_Scheme()
	{
		return (EReference)settingsEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSettings_Step()
	{
		return (EAttribute)settingsEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSettings_Duration()
	{
		return (EAttribute)settingsEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSettings_Tolerance()
	{
		return (EAttribute)settingsEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSettings_Stabilization()
	{
		return (EAttribute)settingsEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getStudy()
	{
		return studyEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getStudy_Mechanism()
	{
		return (EReference)studyEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getStudy_Every()
	{
		return (EAttribute)studyEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getStudy_Values()
	{
		return (EReference)studyEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getStudy_Variations()
	{
		return (EReference)studyEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getStudy_Combination()
	{
		return (EAttribute)studyEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getStudy_Comparisons()
	{
		return (EReference)studyEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getStudy_Measures()
	{
		return (EReference)studyEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getStudy_Executor()
	{
		return (EReference)studyEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getParameterValue()
	{
		return parameterValueEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getParameterValue_Parameter()
	{
		return (EReference)parameterValueEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getParameterValue_Value()
	{
		return (EAttribute)parameterValueEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getVariation()
	{
		return variationEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getVariation_Parameter()
	{
		return (EReference)variationEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getVariation_Values()
	{
		return (EAttribute)variationEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getVariation_From()
	{
		return (EAttribute)variationEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getVariation_To()
	{
		return (EAttribute)variationEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getVariation_Count()
	{
		return (EAttribute)variationEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getVariation_Spacing()
	{
		return (EAttribute)variationEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getComparison()
	{
		return comparisonEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getComparison_Alternatives()
	{
		return (EReference)comparisonEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getAlternative()
	{
		return alternativeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getMeasure()
	{
		return measureEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getEnergyMeasure()
	{
		return energyMeasureEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getPenetrationMeasure()
	{
		return penetrationMeasureEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getConstraintDriftMeasure()
	{
		return constraintDriftMeasureEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getSolverEffortMeasure()
	{
		return solverEffortMeasureEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getProbeMeasure()
	{
		return probeMeasureEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getProbeMeasure_Probe()
	{
		return (EReference)probeMeasureEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbeMeasure_Statistic()
	{
		return (EAttribute)probeMeasureEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbeMeasure_Start()
	{
		return (EAttribute)probeMeasureEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getLimitCycleMeasure()
	{
		return limitCycleMeasureEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLimitCycleMeasure_Section()
	{
		return (EReference)limitCycleMeasureEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLimitCycleMeasure_Level()
	{
		return (EAttribute)limitCycleMeasureEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLimitCycleMeasure_Start()
	{
		return (EAttribute)limitCycleMeasureEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLimitCycleMeasure_Drop()
	{
		return (EReference)limitCycleMeasureEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLimitCycleMeasure_Multipliers()
	{
		return (EAttribute)limitCycleMeasureEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getCombination()
	{
		return combinationEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getSpacing()
	{
		return spacingEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getStatistic()
	{
		return statisticEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public StudyFactory getStudyFactory()
	{
		return (StudyFactory)getEFactoryInstance();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private boolean isCreated = false;

	/**
	 * Creates the meta-model objects for the package.  This method is
	 * guarded to have no affect on any invocation but its first.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public void createPackageContents()
	{
		if (isCreated) return;
		isCreated = true;

		// Create classes and their features
		choiceEClass = createEClass(CHOICE);
		createEAttribute(choiceEClass, CHOICE__ID);
		createEReference(choiceEClass, CHOICE__OPTIONS);

		optionEClass = createEClass(OPTION);
		createEAttribute(optionEClass, OPTION__NAME);
		createEAttribute(optionEClass, OPTION__VALUE);

		settingsEClass = createEClass(SETTINGS);
		createEReference(settingsEClass, SETTINGS__FORMULATION);
		createEReference(settingsEClass, SETTINGS__CONTACT_MODEL);
		createEReference(settingsEClass, SETTINGS__SOLVER);
		createEReference(settingsEClass, SETTINGS__SCHEME);
		createEAttribute(settingsEClass, SETTINGS__STEP);
		createEAttribute(settingsEClass, SETTINGS__DURATION);
		createEAttribute(settingsEClass, SETTINGS__TOLERANCE);
		createEAttribute(settingsEClass, SETTINGS__STABILIZATION);

		studyEClass = createEClass(STUDY);
		createEReference(studyEClass, STUDY__MECHANISM);
		createEAttribute(studyEClass, STUDY__EVERY);
		createEReference(studyEClass, STUDY__VALUES);
		createEReference(studyEClass, STUDY__VARIATIONS);
		createEAttribute(studyEClass, STUDY__COMBINATION);
		createEReference(studyEClass, STUDY__COMPARISONS);
		createEReference(studyEClass, STUDY__MEASURES);
		createEReference(studyEClass, STUDY__EXECUTOR);

		parameterValueEClass = createEClass(PARAMETER_VALUE);
		createEReference(parameterValueEClass, PARAMETER_VALUE__PARAMETER);
		createEAttribute(parameterValueEClass, PARAMETER_VALUE__VALUE);

		variationEClass = createEClass(VARIATION);
		createEReference(variationEClass, VARIATION__PARAMETER);
		createEAttribute(variationEClass, VARIATION__VALUES);
		createEAttribute(variationEClass, VARIATION__FROM);
		createEAttribute(variationEClass, VARIATION__TO);
		createEAttribute(variationEClass, VARIATION__COUNT);
		createEAttribute(variationEClass, VARIATION__SPACING);

		comparisonEClass = createEClass(COMPARISON);
		createEReference(comparisonEClass, COMPARISON__ALTERNATIVES);

		alternativeEClass = createEClass(ALTERNATIVE);

		measureEClass = createEClass(MEASURE);

		energyMeasureEClass = createEClass(ENERGY_MEASURE);

		penetrationMeasureEClass = createEClass(PENETRATION_MEASURE);

		constraintDriftMeasureEClass = createEClass(CONSTRAINT_DRIFT_MEASURE);

		solverEffortMeasureEClass = createEClass(SOLVER_EFFORT_MEASURE);

		probeMeasureEClass = createEClass(PROBE_MEASURE);
		createEReference(probeMeasureEClass, PROBE_MEASURE__PROBE);
		createEAttribute(probeMeasureEClass, PROBE_MEASURE__STATISTIC);
		createEAttribute(probeMeasureEClass, PROBE_MEASURE__START);

		limitCycleMeasureEClass = createEClass(LIMIT_CYCLE_MEASURE);
		createEReference(limitCycleMeasureEClass, LIMIT_CYCLE_MEASURE__SECTION);
		createEAttribute(limitCycleMeasureEClass, LIMIT_CYCLE_MEASURE__LEVEL);
		createEAttribute(limitCycleMeasureEClass, LIMIT_CYCLE_MEASURE__START);
		createEReference(limitCycleMeasureEClass, LIMIT_CYCLE_MEASURE__DROP);
		createEAttribute(limitCycleMeasureEClass, LIMIT_CYCLE_MEASURE__MULTIPLIERS);

		// Create enums
		combinationEEnum = createEEnum(COMBINATION);
		spacingEEnum = createEEnum(SPACING);
		statisticEEnum = createEEnum(STATISTIC);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private boolean isInitialized = false;

	/**
	 * Complete the initialization of the package and its meta-model.  This
	 * method is guarded to have no affect on any invocation but its first.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public void initializePackageContents()
	{
		if (isInitialized) return;
		isInitialized = true;

		// Initialize package
		setName(eNAME);
		setNsPrefix(eNS_PREFIX);
		setNsURI(eNS_URI);

		// Obtain other dependent packages
		MechanismPackage theMechanismPackage = (MechanismPackage)EPackage.Registry.INSTANCE.getEPackage(MechanismPackage.eNS_URI);

		// Create type parameters

		// Set bounds for type parameters

		// Add supertypes to classes
		settingsEClass.getESuperTypes().add(theMechanismPackage.getNamedElement());
		studyEClass.getESuperTypes().add(this.getSettings());
		comparisonEClass.getESuperTypes().add(theMechanismPackage.getNamedElement());
		alternativeEClass.getESuperTypes().add(this.getSettings());
		measureEClass.getESuperTypes().add(theMechanismPackage.getNamedElement());
		energyMeasureEClass.getESuperTypes().add(this.getMeasure());
		penetrationMeasureEClass.getESuperTypes().add(this.getMeasure());
		constraintDriftMeasureEClass.getESuperTypes().add(this.getMeasure());
		solverEffortMeasureEClass.getESuperTypes().add(this.getMeasure());
		probeMeasureEClass.getESuperTypes().add(this.getMeasure());
		limitCycleMeasureEClass.getESuperTypes().add(this.getMeasure());

		// Initialize classes and features; add operations and parameters
		initEClass(choiceEClass, Choice.class, "Choice", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getChoice_Id(), ecorePackage.getEString(), "id", null, 1, 1, Choice.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getChoice_Options(), this.getOption(), null, "options", null, 0, -1, Choice.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(optionEClass, Option.class, "Option", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getOption_Name(), ecorePackage.getEString(), "name", null, 1, 1, Option.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getOption_Value(), ecorePackage.getEString(), "value", null, 0, 1, Option.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(settingsEClass, Settings.class, "Settings", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getSettings_Formulation(), this.getChoice(), null, "formulation", null, 0, 1, Settings.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getSettings_ContactModel(), this.getChoice(), null, "contactModel", null, 0, 1, Settings.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getSettings_Solver(), this.getChoice(), null, "solver", null, 0, 1, Settings.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getSettings_Scheme(), this.getChoice(), null, "scheme", null, 0, 1, Settings.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSettings_Step(), theMechanismPackage.getExpression(), "step", null, 0, 1, Settings.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSettings_Duration(), theMechanismPackage.getExpression(), "duration", null, 0, 1, Settings.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSettings_Tolerance(), theMechanismPackage.getExpression(), "tolerance", null, 0, 1, Settings.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSettings_Stabilization(), theMechanismPackage.getExpression(), "stabilization", null, 0, 1, Settings.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(studyEClass, Study.class, "Study", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getStudy_Mechanism(), theMechanismPackage.getMechanism(), null, "mechanism", null, 1, 1, Study.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getStudy_Every(), ecorePackage.getEInt(), "every", "1", 0, 1, Study.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getStudy_Values(), this.getParameterValue(), null, "values", null, 0, -1, Study.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getStudy_Variations(), this.getVariation(), null, "variations", null, 0, -1, Study.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getStudy_Combination(), this.getCombination(), "combination", "GRID", 0, 1, Study.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getStudy_Comparisons(), this.getComparison(), null, "comparisons", null, 0, -1, Study.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getStudy_Measures(), this.getMeasure(), null, "measures", null, 0, -1, Study.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getStudy_Executor(), this.getChoice(), null, "executor", null, 0, 1, Study.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(parameterValueEClass, ParameterValue.class, "ParameterValue", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getParameterValue_Parameter(), theMechanismPackage.getParameter(), null, "parameter", null, 1, 1, ParameterValue.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getParameterValue_Value(), theMechanismPackage.getExpression(), "value", null, 1, 1, ParameterValue.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(variationEClass, Variation.class, "Variation", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getVariation_Parameter(), theMechanismPackage.getParameter(), null, "parameter", null, 1, 1, Variation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getVariation_Values(), theMechanismPackage.getValues(), "values", null, 0, 1, Variation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getVariation_From(), theMechanismPackage.getExpression(), "from", null, 0, 1, Variation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getVariation_To(), theMechanismPackage.getExpression(), "to", null, 0, 1, Variation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getVariation_Count(), ecorePackage.getEInt(), "count", "2", 0, 1, Variation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getVariation_Spacing(), this.getSpacing(), "spacing", "LINEAR", 0, 1, Variation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(comparisonEClass, Comparison.class, "Comparison", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getComparison_Alternatives(), this.getAlternative(), null, "alternatives", null, 0, -1, Comparison.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(alternativeEClass, Alternative.class, "Alternative", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(measureEClass, Measure.class, "Measure", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(energyMeasureEClass, EnergyMeasure.class, "EnergyMeasure", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(penetrationMeasureEClass, PenetrationMeasure.class, "PenetrationMeasure", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(constraintDriftMeasureEClass, ConstraintDriftMeasure.class, "ConstraintDriftMeasure", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(solverEffortMeasureEClass, SolverEffortMeasure.class, "SolverEffortMeasure", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);

		initEClass(probeMeasureEClass, ProbeMeasure.class, "ProbeMeasure", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getProbeMeasure_Probe(), theMechanismPackage.getProbe(), null, "probe", null, 1, 1, ProbeMeasure.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getProbeMeasure_Statistic(), this.getStatistic(), "statistic", "FINAL", 0, 1, ProbeMeasure.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getProbeMeasure_Start(), theMechanismPackage.getExpression(), "start", "0", 0, 1, ProbeMeasure.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(limitCycleMeasureEClass, LimitCycleMeasure.class, "LimitCycleMeasure", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEReference(getLimitCycleMeasure_Section(), theMechanismPackage.getJointProbe(), null, "section", null, 1, 1, LimitCycleMeasure.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLimitCycleMeasure_Level(), theMechanismPackage.getExpression(), "level", "0", 0, 1, LimitCycleMeasure.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLimitCycleMeasure_Start(), theMechanismPackage.getExpression(), "start", "0", 0, 1, LimitCycleMeasure.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLimitCycleMeasure_Drop(), theMechanismPackage.getJointProbe(), null, "drop", null, 0, 1, LimitCycleMeasure.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLimitCycleMeasure_Multipliers(), ecorePackage.getEBoolean(), "multipliers", "false", 0, 1, LimitCycleMeasure.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		// Initialize enums and add enum literals
		initEEnum(combinationEEnum, Combination.class, "Combination");
		addEEnumLiteral(combinationEEnum, Combination.GRID);
		addEEnumLiteral(combinationEEnum, Combination.PAIRED);

		initEEnum(spacingEEnum, Spacing.class, "Spacing");
		addEEnumLiteral(spacingEEnum, Spacing.LINEAR);
		addEEnumLiteral(spacingEEnum, Spacing.LOGARITHMIC);

		initEEnum(statisticEEnum, Statistic.class, "Statistic");
		addEEnumLiteral(statisticEEnum, Statistic.FINAL);
		addEEnumLiteral(statisticEEnum, Statistic.MINIMUM);
		addEEnumLiteral(statisticEEnum, Statistic.MAXIMUM);
		addEEnumLiteral(statisticEEnum, Statistic.MEAN);
		addEEnumLiteral(statisticEEnum, Statistic.RMS);
		addEEnumLiteral(statisticEEnum, Statistic.RANGE);

		// Create resource
		createResource(eNS_URI);

		// Create annotations
		// http://www.eclipse.org/emf/2002/GenModel
		createGenModelAnnotations();
		// http://www.signorini.org/unit
		createUnitAnnotations();
	}

	/**
	 * Initializes the annotations for <b>http://www.eclipse.org/emf/2002/GenModel</b>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void createGenModelAnnotations()
	{
		String source = "http://www.eclipse.org/emf/2002/GenModel";
		addAnnotation
		  (this,
		   source,
		   new String[]
		   {
			   "documentation", "Studies of mechanisms: what is computed, how, and what is measured."
		   });
		addAnnotation
		  (combinationEEnum,
		   source,
		   new String[]
		   {
			   "documentation", "How several variations go together."
		   });
		addAnnotation
		  (combinationEEnum.getELiterals().get(0),
		   source,
		   new String[]
		   {
			   "documentation", "Every value of one with every value of the others."
		   });
		addAnnotation
		  (combinationEEnum.getELiterals().get(1),
		   source,
		   new String[]
		   {
			   "documentation", "First values together, second values together, and so on."
		   });
		addAnnotation
		  (spacingEEnum,
		   source,
		   new String[]
		   {
			   "documentation", "How the values of a range lie."
		   });
		addAnnotation
		  (spacingEEnum.getELiterals().get(0),
		   source,
		   new String[]
		   {
			   "documentation", "With equal differences."
		   });
		addAnnotation
		  (spacingEEnum.getELiterals().get(1),
		   source,
		   new String[]
		   {
			   "documentation", "With equal ratios."
		   });
		addAnnotation
		  (statisticEEnum,
		   source,
		   new String[]
		   {
			   "documentation", "One number from a recorded series."
		   });
		addAnnotation
		  (statisticEEnum.getELiterals().get(0),
		   source,
		   new String[]
		   {
			   "documentation", "The last value."
		   });
		addAnnotation
		  (statisticEEnum.getELiterals().get(1),
		   source,
		   new String[]
		   {
			   "documentation", "The smallest value."
		   });
		addAnnotation
		  (statisticEEnum.getELiterals().get(2),
		   source,
		   new String[]
		   {
			   "documentation", "The largest value."
		   });
		addAnnotation
		  (statisticEEnum.getELiterals().get(3),
		   source,
		   new String[]
		   {
			   "documentation", "The mean over time."
		   });
		addAnnotation
		  (statisticEEnum.getELiterals().get(4),
		   source,
		   new String[]
		   {
			   "documentation", "The square root of the mean square over time."
		   });
		addAnnotation
		  (statisticEEnum.getELiterals().get(5),
		   source,
		   new String[]
		   {
			   "documentation", "The largest value minus the smallest."
		   });
		addAnnotation
		  (choiceEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A contributed formulation, contact model, solver, scheme or executor, with its options."
		   });
		addAnnotation
		  (getChoice_Id(),
		   source,
		   new String[]
		   {
			   "documentation", "Its id, as signorini list tells.",
			   "propertyCategory", "Choice"
		   });
		addAnnotation
		  (getChoice_Options(),
		   source,
		   new String[]
		   {
			   "documentation", "Options that differ from their defaults."
		   });
		addAnnotation
		  (optionEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A value for an option."
		   });
		addAnnotation
		  (getOption_Name(),
		   source,
		   new String[]
		   {
			   "documentation", "Which option.",
			   "propertyCategory", "Option"
		   });
		addAnnotation
		  (getOption_Value(),
		   source,
		   new String[]
		   {
			   "documentation", "Its value.",
			   "propertyCategory", "Option"
		   });
		addAnnotation
		  (settingsEClass,
		   source,
		   new String[]
		   {
			   "documentation", "How a mechanism is computed. What is empty is taken from the study, or is the default."
		   });
		addAnnotation
		  (getSettings_Formulation(),
		   source,
		   new String[]
		   {
			   "documentation", "How the mechanism responds to impulses: rc, mc, ... Default: mc."
		   });
		addAnnotation
		  (getSettings_ContactModel(),
		   source,
		   new String[]
		   {
			   "documentation", "What Coulomb\'s law means: pyramid, planar, exact-cone, ... Default: pyramid."
		   });
		addAnnotation
		  (getSettings_Solver(),
		   source,
		   new String[]
		   {
			   "documentation", "What solves the complementarity problems: lemke, path, chain, ... Default: chain."
		   });
		addAnnotation
		  (getSettings_Scheme(),
		   source,
		   new String[]
		   {
			   "documentation", "How time is stepped: semi-implicit-euler, moreau-midpoint, ... Default: semi-implicit-euler."
		   });
		addAnnotation
		  (getSettings_Step(),
		   source,
		   new String[]
		   {
			   "documentation", "Length of a time step. Default: 1 ms.",
			   "propertyCategory", "Time"
		   });
		addAnnotation
		  (getSettings_Duration(),
		   source,
		   new String[]
		   {
			   "documentation", "How long is computed. Default: 1 s.",
			   "propertyCategory", "Time"
		   });
		addAnnotation
		  (getSettings_Tolerance(),
		   source,
		   new String[]
		   {
			   "documentation", "The residual, scaled, below which a solution counts as one. Default: 1e-9.",
			   "propertyCategory", "Accuracy"
		   });
		addAnnotation
		  (getSettings_Stabilization(),
		   source,
		   new String[]
		   {
			   "documentation", "Share of the position errors of loops and joints taken back in a step, 0 to 1. Empty: as the formulation does by default.",
			   "propertyCategory", "Accuracy"
		   });
		addAnnotation
		  (studyEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Runs of a mechanism: one, or many with varied parameters and compared methods."
		   });
		addAnnotation
		  (getStudy_Mechanism(),
		   source,
		   new String[]
		   {
			   "documentation", "What is studied.",
			   "propertyCategory", "Study"
		   });
		addAnnotation
		  (getStudy_Every(),
		   source,
		   new String[]
		   {
			   "documentation", "Every how many steps something is recorded.",
			   "propertyCategory", "Results"
		   });
		addAnnotation
		  (getStudy_Values(),
		   source,
		   new String[]
		   {
			   "documentation", "Parameters that have another value than in the mechanism."
		   });
		addAnnotation
		  (getStudy_Variations(),
		   source,
		   new String[]
		   {
			   "documentation", "Parameters that are varied."
		   });
		addAnnotation
		  (getStudy_Combination(),
		   source,
		   new String[]
		   {
			   "documentation", "How several variations go together.",
			   "propertyCategory", "Study"
		   });
		addAnnotation
		  (getStudy_Comparisons(),
		   source,
		   new String[]
		   {
			   "documentation", "Methods that are compared; each with every variation."
		   });
		addAnnotation
		  (getStudy_Measures(),
		   source,
		   new String[]
		   {
			   "documentation", "What is computed from each run."
		   });
		addAnnotation
		  (getStudy_Executor(),
		   source,
		   new String[]
		   {
			   "documentation", "Where runs are computed. Default: local."
		   });
		addAnnotation
		  (parameterValueEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Another value of a parameter."
		   });
		addAnnotation
		  (getParameterValue_Parameter(),
		   source,
		   new String[]
		   {
			   "documentation", "The parameter.",
			   "propertyCategory", "Value"
		   });
		addAnnotation
		  (getParameterValue_Value(),
		   source,
		   new String[]
		   {
			   "documentation", "Its value in this study.",
			   "propertyCategory", "Value"
		   });
		addAnnotation
		  (variationEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Values of a parameter, each of which is a run."
		   });
		addAnnotation
		  (getVariation_Parameter(),
		   source,
		   new String[]
		   {
			   "documentation", "The parameter.",
			   "propertyCategory", "Variation"
		   });
		addAnnotation
		  (getVariation_Values(),
		   source,
		   new String[]
		   {
			   "documentation", "The values one by one. Empty: the range below.",
			   "propertyCategory", "Variation"
		   });
		addAnnotation
		  (getVariation_From(),
		   source,
		   new String[]
		   {
			   "documentation", "First value of the range.",
			   "propertyCategory", "Range"
		   });
		addAnnotation
		  (getVariation_To(),
		   source,
		   new String[]
		   {
			   "documentation", "Last value of the range.",
			   "propertyCategory", "Range"
		   });
		addAnnotation
		  (getVariation_Count(),
		   source,
		   new String[]
		   {
			   "documentation", "How many values the range has.",
			   "propertyCategory", "Range"
		   });
		addAnnotation
		  (getVariation_Spacing(),
		   source,
		   new String[]
		   {
			   "documentation", "How they lie.",
			   "propertyCategory", "Range"
		   });
		addAnnotation
		  (comparisonEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Alternatives, each of which is a run."
		   });
		addAnnotation
		  (getComparison_Alternatives(),
		   source,
		   new String[]
		   {
			   "documentation", "What is compared."
		   });
		addAnnotation
		  (alternativeEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Settings that differ from the study\'s."
		   });
		addAnnotation
		  (measureEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Something computed from a run."
		   });
		addAnnotation
		  (energyMeasureEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Energy at start and end, and the largest gain by a single impact."
		   });
		addAnnotation
		  (penetrationMeasureEClass,
		   source,
		   new String[]
		   {
			   "documentation", "The deepest overlap of any contact."
		   });
		addAnnotation
		  (constraintDriftMeasureEClass,
		   source,
		   new String[]
		   {
			   "documentation", "The largest violation of a joint or loop."
		   });
		addAnnotation
		  (solverEffortMeasureEClass,
		   source,
		   new String[]
		   {
			   "documentation", "Sizes, iterations, residuals, fall-backs and time of solves."
		   });
		addAnnotation
		  (probeMeasureEClass,
		   source,
		   new String[]
		   {
			   "documentation", "One number from a probe\'s record."
		   });
		addAnnotation
		  (getProbeMeasure_Probe(),
		   source,
		   new String[]
		   {
			   "documentation", "The probe.",
			   "propertyCategory", "Measure"
		   });
		addAnnotation
		  (getProbeMeasure_Statistic(),
		   source,
		   new String[]
		   {
			   "documentation", "Which number.",
			   "propertyCategory", "Measure"
		   });
		addAnnotation
		  (getProbeMeasure_Start(),
		   source,
		   new String[]
		   {
			   "documentation", "Nothing before this time counts.",
			   "propertyCategory", "Measure"
		   });
		addAnnotation
		  (limitCycleMeasureEClass,
		   source,
		   new String[]
		   {
			   "documentation", "A periodic motion by its returns to a section: period, change per period, extremes, stability."
		   });
		addAnnotation
		  (getLimitCycleMeasure_Section(),
		   source,
		   new String[]
		   {
			   "documentation", "The coordinate or velocity whose rise through the level marks a return.",
			   "propertyCategory", "Section"
		   });
		addAnnotation
		  (getLimitCycleMeasure_Level(),
		   source,
		   new String[]
		   {
			   "documentation", "The level.",
			   "propertyCategory", "Section"
		   });
		addAnnotation
		  (getLimitCycleMeasure_Start(),
		   source,
		   new String[]
		   {
			   "documentation", "Nothing before this time counts; the motion should have settled.",
			   "propertyCategory", "Section"
		   });
		addAnnotation
		  (getLimitCycleMeasure_Drop(),
		   source,
		   new String[]
		   {
			   "documentation", "The coordinate whose change per period is wanted.",
			   "propertyCategory", "Measure"
		   });
		addAnnotation
		  (getLimitCycleMeasure_Multipliers(),
		   source,
		   new String[]
		   {
			   "documentation", "Whether Floquet multipliers are computed, which takes further runs.",
			   "propertyCategory", "Measure"
		   });
	}

	/**
	 * Initializes the annotations for <b>http://www.signorini.org/unit</b>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void createUnitAnnotations()
	{
		String source = "http://www.signorini.org/unit";
		addAnnotation
		  (getSettings_Step(),
		   source,
		   new String[]
		   {
			   "unit", "s"
		   });
		addAnnotation
		  (getSettings_Duration(),
		   source,
		   new String[]
		   {
			   "unit", "s"
		   });
		addAnnotation
		  (getProbeMeasure_Start(),
		   source,
		   new String[]
		   {
			   "unit", "s"
		   });
		addAnnotation
		  (getLimitCycleMeasure_Start(),
		   source,
		   new String[]
		   {
			   "unit", "s"
		   });
	}

} //StudyPackageImpl
