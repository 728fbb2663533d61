/**
 */
package org.signorini.model.study;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

import org.signorini.model.mechanism.MechanismPackage;

/**
 * <!-- begin-user-doc -->
 * The <b>Package</b> for the model.
 * It contains accessors for the meta objects to represent
 * <ul>
 *   <li>each class,</li>
 *   <li>each feature of each class,</li>
 *   <li>each enum,</li>
 *   <li>and each data type</li>
 * </ul>
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * Studies of mechanisms: what is computed, how, and what is measured.
 * <!-- end-model-doc -->
 * @see org.signorini.model.study.StudyFactory
 * @generated
 */
public interface StudyPackage extends EPackage
{
	/**
	 * The package name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNAME = "study";

	/**
	 * The package namespace URI.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_URI = "http://www.signorini.org/study/1.0";

	/**
	 * The package namespace name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_PREFIX = "study";

	/**
	 * The singleton instance of the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	StudyPackage eINSTANCE = org.signorini.model.study.impl.StudyPackageImpl.init();

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.ChoiceImpl <em>Choice</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.ChoiceImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getChoice()
	 * @generated
	 */
	int CHOICE = 0;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CHOICE__ID = 0;

	/**
	 * The feature id for the '<em><b>Options</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CHOICE__OPTIONS = 1;

	/**
	 * The number of structural features of the '<em>Choice</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CHOICE_FEATURE_COUNT = 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.OptionImpl <em>Option</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.OptionImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getOption()
	 * @generated
	 */
	int OPTION = 1;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OPTION__NAME = 0;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OPTION__VALUE = 1;

	/**
	 * The number of structural features of the '<em>Option</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OPTION_FEATURE_COUNT = 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.SettingsImpl <em>Settings</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.SettingsImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getSettings()
	 * @generated
	 */
	int SETTINGS = 2;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SETTINGS__NAME = MechanismPackage.NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SETTINGS__DESCRIPTION = MechanismPackage.NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Formulation</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SETTINGS__FORMULATION = MechanismPackage.NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Contact Model</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SETTINGS__CONTACT_MODEL = MechanismPackage.NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Solver</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SETTINGS__SOLVER = MechanismPackage.NAMED_ELEMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Scheme</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SETTINGS__SCHEME = MechanismPackage.NAMED_ELEMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Step</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SETTINGS__STEP = MechanismPackage.NAMED_ELEMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Duration</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SETTINGS__DURATION = MechanismPackage.NAMED_ELEMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Tolerance</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SETTINGS__TOLERANCE = MechanismPackage.NAMED_ELEMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Stabilization</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SETTINGS__STABILIZATION = MechanismPackage.NAMED_ELEMENT_FEATURE_COUNT + 7;

	/**
	 * The number of structural features of the '<em>Settings</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SETTINGS_FEATURE_COUNT = MechanismPackage.NAMED_ELEMENT_FEATURE_COUNT + 8;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.StudyImpl <em>Study</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.StudyImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getStudy()
	 * @generated
	 */
	int STUDY = 3;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__NAME = SETTINGS__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__DESCRIPTION = SETTINGS__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Formulation</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__FORMULATION = SETTINGS__FORMULATION;

	/**
	 * The feature id for the '<em><b>Contact Model</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__CONTACT_MODEL = SETTINGS__CONTACT_MODEL;

	/**
	 * The feature id for the '<em><b>Solver</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__SOLVER = SETTINGS__SOLVER;

	/**
	 * The feature id for the '<em><b>Scheme</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__SCHEME = SETTINGS__SCHEME;

	/**
	 * The feature id for the '<em><b>Step</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__STEP = SETTINGS__STEP;

	/**
	 * The feature id for the '<em><b>Duration</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__DURATION = SETTINGS__DURATION;

	/**
	 * The feature id for the '<em><b>Tolerance</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__TOLERANCE = SETTINGS__TOLERANCE;

	/**
	 * The feature id for the '<em><b>Stabilization</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__STABILIZATION = SETTINGS__STABILIZATION;

	/**
	 * The feature id for the '<em><b>Mechanism</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__MECHANISM = SETTINGS_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Every</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__EVERY = SETTINGS_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Values</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__VALUES = SETTINGS_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Variations</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__VARIATIONS = SETTINGS_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Combination</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__COMBINATION = SETTINGS_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Comparisons</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__COMPARISONS = SETTINGS_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Measures</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__MEASURES = SETTINGS_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Executor</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY__EXECUTOR = SETTINGS_FEATURE_COUNT + 7;

	/**
	 * The number of structural features of the '<em>Study</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STUDY_FEATURE_COUNT = SETTINGS_FEATURE_COUNT + 8;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.ParameterValueImpl <em>Parameter Value</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.ParameterValueImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getParameterValue()
	 * @generated
	 */
	int PARAMETER_VALUE = 4;

	/**
	 * The feature id for the '<em><b>Parameter</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PARAMETER_VALUE__PARAMETER = 0;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PARAMETER_VALUE__VALUE = 1;

	/**
	 * The number of structural features of the '<em>Parameter Value</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PARAMETER_VALUE_FEATURE_COUNT = 2;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.VariationImpl <em>Variation</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.VariationImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getVariation()
	 * @generated
	 */
	int VARIATION = 5;

	/**
	 * The feature id for the '<em><b>Parameter</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VARIATION__PARAMETER = 0;

	/**
	 * The feature id for the '<em><b>Values</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VARIATION__VALUES = 1;

	/**
	 * The feature id for the '<em><b>From</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VARIATION__FROM = 2;

	/**
	 * The feature id for the '<em><b>To</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VARIATION__TO = 3;

	/**
	 * The feature id for the '<em><b>Count</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VARIATION__COUNT = 4;

	/**
	 * The feature id for the '<em><b>Spacing</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VARIATION__SPACING = 5;

	/**
	 * The number of structural features of the '<em>Variation</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int VARIATION_FEATURE_COUNT = 6;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.ComparisonImpl <em>Comparison</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.ComparisonImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getComparison()
	 * @generated
	 */
	int COMPARISON = 6;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__NAME = MechanismPackage.NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__DESCRIPTION = MechanismPackage.NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Alternatives</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__ALTERNATIVES = MechanismPackage.NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Comparison</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON_FEATURE_COUNT = MechanismPackage.NAMED_ELEMENT_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.AlternativeImpl <em>Alternative</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.AlternativeImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getAlternative()
	 * @generated
	 */
	int ALTERNATIVE = 7;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ALTERNATIVE__NAME = SETTINGS__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ALTERNATIVE__DESCRIPTION = SETTINGS__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Formulation</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ALTERNATIVE__FORMULATION = SETTINGS__FORMULATION;

	/**
	 * The feature id for the '<em><b>Contact Model</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ALTERNATIVE__CONTACT_MODEL = SETTINGS__CONTACT_MODEL;

	/**
	 * The feature id for the '<em><b>Solver</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ALTERNATIVE__SOLVER = SETTINGS__SOLVER;

	/**
	 * The feature id for the '<em><b>Scheme</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ALTERNATIVE__SCHEME = SETTINGS__SCHEME;

	/**
	 * The feature id for the '<em><b>Step</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ALTERNATIVE__STEP = SETTINGS__STEP;

	/**
	 * The feature id for the '<em><b>Duration</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ALTERNATIVE__DURATION = SETTINGS__DURATION;

	/**
	 * The feature id for the '<em><b>Tolerance</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ALTERNATIVE__TOLERANCE = SETTINGS__TOLERANCE;

	/**
	 * The feature id for the '<em><b>Stabilization</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ALTERNATIVE__STABILIZATION = SETTINGS__STABILIZATION;

	/**
	 * The number of structural features of the '<em>Alternative</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ALTERNATIVE_FEATURE_COUNT = SETTINGS_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.MeasureImpl <em>Measure</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.MeasureImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getMeasure()
	 * @generated
	 */
	int MEASURE = 8;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MEASURE__NAME = MechanismPackage.NAMED_ELEMENT__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MEASURE__DESCRIPTION = MechanismPackage.NAMED_ELEMENT__DESCRIPTION;

	/**
	 * The number of structural features of the '<em>Measure</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MEASURE_FEATURE_COUNT = MechanismPackage.NAMED_ELEMENT_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.EnergyMeasureImpl <em>Energy Measure</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.EnergyMeasureImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getEnergyMeasure()
	 * @generated
	 */
	int ENERGY_MEASURE = 9;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ENERGY_MEASURE__NAME = MEASURE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ENERGY_MEASURE__DESCRIPTION = MEASURE__DESCRIPTION;

	/**
	 * The number of structural features of the '<em>Energy Measure</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ENERGY_MEASURE_FEATURE_COUNT = MEASURE_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.PenetrationMeasureImpl <em>Penetration Measure</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.PenetrationMeasureImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getPenetrationMeasure()
	 * @generated
	 */
	int PENETRATION_MEASURE = 10;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PENETRATION_MEASURE__NAME = MEASURE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PENETRATION_MEASURE__DESCRIPTION = MEASURE__DESCRIPTION;

	/**
	 * The number of structural features of the '<em>Penetration Measure</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PENETRATION_MEASURE_FEATURE_COUNT = MEASURE_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.ConstraintDriftMeasureImpl <em>Constraint Drift Measure</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.ConstraintDriftMeasureImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getConstraintDriftMeasure()
	 * @generated
	 */
	int CONSTRAINT_DRIFT_MEASURE = 11;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONSTRAINT_DRIFT_MEASURE__NAME = MEASURE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONSTRAINT_DRIFT_MEASURE__DESCRIPTION = MEASURE__DESCRIPTION;

	/**
	 * The number of structural features of the '<em>Constraint Drift Measure</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CONSTRAINT_DRIFT_MEASURE_FEATURE_COUNT = MEASURE_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.SolverEffortMeasureImpl <em>Solver Effort Measure</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.SolverEffortMeasureImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getSolverEffortMeasure()
	 * @generated
	 */
	int SOLVER_EFFORT_MEASURE = 12;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SOLVER_EFFORT_MEASURE__NAME = MEASURE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SOLVER_EFFORT_MEASURE__DESCRIPTION = MEASURE__DESCRIPTION;

	/**
	 * The number of structural features of the '<em>Solver Effort Measure</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SOLVER_EFFORT_MEASURE_FEATURE_COUNT = MEASURE_FEATURE_COUNT + 0;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.ProbeMeasureImpl <em>Probe Measure</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.ProbeMeasureImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getProbeMeasure()
	 * @generated
	 */
	int PROBE_MEASURE = 13;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE_MEASURE__NAME = MEASURE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE_MEASURE__DESCRIPTION = MEASURE__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Probe</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE_MEASURE__PROBE = MEASURE_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Statistic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE_MEASURE__STATISTIC = MEASURE_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Start</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE_MEASURE__START = MEASURE_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Probe Measure</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE_MEASURE_FEATURE_COUNT = MEASURE_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.impl.LimitCycleMeasureImpl <em>Limit Cycle Measure</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.impl.LimitCycleMeasureImpl
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getLimitCycleMeasure()
	 * @generated
	 */
	int LIMIT_CYCLE_MEASURE = 14;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIMIT_CYCLE_MEASURE__NAME = MEASURE__NAME;

	/**
	 * The feature id for the '<em><b>Description</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIMIT_CYCLE_MEASURE__DESCRIPTION = MEASURE__DESCRIPTION;

	/**
	 * The feature id for the '<em><b>Section</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIMIT_CYCLE_MEASURE__SECTION = MEASURE_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Level</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIMIT_CYCLE_MEASURE__LEVEL = MEASURE_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Start</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIMIT_CYCLE_MEASURE__START = MEASURE_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Drop</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIMIT_CYCLE_MEASURE__DROP = MEASURE_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Multipliers</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIMIT_CYCLE_MEASURE__MULTIPLIERS = MEASURE_FEATURE_COUNT + 4;

	/**
	 * The number of structural features of the '<em>Limit Cycle Measure</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIMIT_CYCLE_MEASURE_FEATURE_COUNT = MEASURE_FEATURE_COUNT + 5;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.Combination <em>Combination</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.Combination
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getCombination()
	 * @generated
	 */
	int COMBINATION = 15;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.Spacing <em>Spacing</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.Spacing
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getSpacing()
	 * @generated
	 */
	int SPACING = 16;

	/**
	 * The meta object id for the '{@link org.signorini.model.study.Statistic <em>Statistic</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.signorini.model.study.Statistic
	 * @see org.signorini.model.study.impl.StudyPackageImpl#getStatistic()
	 * @generated
	 */
	int STATISTIC = 17;


	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.Choice <em>Choice</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Choice</em>'.
	 * @see org.signorini.model.study.Choice
	 * @generated
	 */
	EClass getChoice();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Choice#getId <em>Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Id</em>'.
	 * @see org.signorini.model.study.Choice#getId()
	 * @see #getChoice()
	 * @generated
	 */
	EAttribute getChoice_Id();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.study.Choice#getOptions <em>Options</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Options</em>'.
	 * @see org.signorini.model.study.Choice#getOptions()
	 * @see #getChoice()
	 * @generated
	 */
	EReference getChoice_Options();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.Option <em>Option</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Option</em>'.
	 * @see org.signorini.model.study.Option
	 * @generated
	 */
	EClass getOption();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Option#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.signorini.model.study.Option#getName()
	 * @see #getOption()
	 * @generated
	 */
	EAttribute getOption_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Option#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value</em>'.
	 * @see org.signorini.model.study.Option#getValue()
	 * @see #getOption()
	 * @generated
	 */
	EAttribute getOption_Value();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.Settings <em>Settings</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Settings</em>'.
	 * @see org.signorini.model.study.Settings
	 * @generated
	 */
	EClass getSettings();

	/**
	 * Returns the meta object for the containment reference '{@link org.signorini.model.study.Settings#getFormulation <em>Formulation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Formulation</em>'.
	 * @see org.signorini.model.study.Settings#getFormulation()
	 * @see #getSettings()
	 * @generated
	 */
	EReference getSettings_Formulation();

	/**
	 * Returns the meta object for the containment reference '{@link org.signorini.model.study.Settings#getContactModel <em>Contact Model</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Contact Model</em>'.
	 * @see org.signorini.model.study.Settings#getContactModel()
	 * @see #getSettings()
	 * @generated
	 */
	EReference getSettings_ContactModel();

	/**
	 * Returns the meta object for the containment reference '{@link org.signorini.model.study.Settings#getSolver <em>Solver</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Solver</em>'.
	 * @see org.signorini.model.study.Settings#getSolver()
	 * @see #getSettings()
	 * @generated
	 */
	EReference getSettings_Solver();

	/**
	 * Returns the meta object for the containment reference '{@link org.signorini.model.study.Settings#getScheme <em>Scheme</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Scheme</em>'.
	 * @see org.signorini.model.study.Settings#getScheme()
	 * @see #getSettings()
	 * @generated
	 */
	EReference getSettings_Scheme();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Settings#getStep <em>Step</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Step</em>'.
	 * @see org.signorini.model.study.Settings#getStep()
	 * @see #getSettings()
	 * @generated
	 */
	EAttribute getSettings_Step();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Settings#getDuration <em>Duration</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Duration</em>'.
	 * @see org.signorini.model.study.Settings#getDuration()
	 * @see #getSettings()
	 * @generated
	 */
	EAttribute getSettings_Duration();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Settings#getTolerance <em>Tolerance</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tolerance</em>'.
	 * @see org.signorini.model.study.Settings#getTolerance()
	 * @see #getSettings()
	 * @generated
	 */
	EAttribute getSettings_Tolerance();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Settings#getStabilization <em>Stabilization</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Stabilization</em>'.
	 * @see org.signorini.model.study.Settings#getStabilization()
	 * @see #getSettings()
	 * @generated
	 */
	EAttribute getSettings_Stabilization();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.Study <em>Study</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Study</em>'.
	 * @see org.signorini.model.study.Study
	 * @generated
	 */
	EClass getStudy();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.study.Study#getMechanism <em>Mechanism</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Mechanism</em>'.
	 * @see org.signorini.model.study.Study#getMechanism()
	 * @see #getStudy()
	 * @generated
	 */
	EReference getStudy_Mechanism();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Study#getEvery <em>Every</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Every</em>'.
	 * @see org.signorini.model.study.Study#getEvery()
	 * @see #getStudy()
	 * @generated
	 */
	EAttribute getStudy_Every();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.study.Study#getValues <em>Values</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Values</em>'.
	 * @see org.signorini.model.study.Study#getValues()
	 * @see #getStudy()
	 * @generated
	 */
	EReference getStudy_Values();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.study.Study#getVariations <em>Variations</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Variations</em>'.
	 * @see org.signorini.model.study.Study#getVariations()
	 * @see #getStudy()
	 * @generated
	 */
	EReference getStudy_Variations();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Study#getCombination <em>Combination</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Combination</em>'.
	 * @see org.signorini.model.study.Study#getCombination()
	 * @see #getStudy()
	 * @generated
	 */
	EAttribute getStudy_Combination();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.study.Study#getComparisons <em>Comparisons</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Comparisons</em>'.
	 * @see org.signorini.model.study.Study#getComparisons()
	 * @see #getStudy()
	 * @generated
	 */
	EReference getStudy_Comparisons();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.study.Study#getMeasures <em>Measures</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Measures</em>'.
	 * @see org.signorini.model.study.Study#getMeasures()
	 * @see #getStudy()
	 * @generated
	 */
	EReference getStudy_Measures();

	/**
	 * Returns the meta object for the containment reference '{@link org.signorini.model.study.Study#getExecutor <em>Executor</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Executor</em>'.
	 * @see org.signorini.model.study.Study#getExecutor()
	 * @see #getStudy()
	 * @generated
	 */
	EReference getStudy_Executor();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.ParameterValue <em>Parameter Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Parameter Value</em>'.
	 * @see org.signorini.model.study.ParameterValue
	 * @generated
	 */
	EClass getParameterValue();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.study.ParameterValue#getParameter <em>Parameter</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Parameter</em>'.
	 * @see org.signorini.model.study.ParameterValue#getParameter()
	 * @see #getParameterValue()
	 * @generated
	 */
	EReference getParameterValue_Parameter();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.ParameterValue#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value</em>'.
	 * @see org.signorini.model.study.ParameterValue#getValue()
	 * @see #getParameterValue()
	 * @generated
	 */
	EAttribute getParameterValue_Value();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.Variation <em>Variation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Variation</em>'.
	 * @see org.signorini.model.study.Variation
	 * @generated
	 */
	EClass getVariation();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.study.Variation#getParameter <em>Parameter</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Parameter</em>'.
	 * @see org.signorini.model.study.Variation#getParameter()
	 * @see #getVariation()
	 * @generated
	 */
	EReference getVariation_Parameter();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Variation#getValues <em>Values</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Values</em>'.
	 * @see org.signorini.model.study.Variation#getValues()
	 * @see #getVariation()
	 * @generated
	 */
	EAttribute getVariation_Values();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Variation#getFrom <em>From</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>From</em>'.
	 * @see org.signorini.model.study.Variation#getFrom()
	 * @see #getVariation()
	 * @generated
	 */
	EAttribute getVariation_From();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Variation#getTo <em>To</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>To</em>'.
	 * @see org.signorini.model.study.Variation#getTo()
	 * @see #getVariation()
	 * @generated
	 */
	EAttribute getVariation_To();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Variation#getCount <em>Count</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Count</em>'.
	 * @see org.signorini.model.study.Variation#getCount()
	 * @see #getVariation()
	 * @generated
	 */
	EAttribute getVariation_Count();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.Variation#getSpacing <em>Spacing</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Spacing</em>'.
	 * @see org.signorini.model.study.Variation#getSpacing()
	 * @see #getVariation()
	 * @generated
	 */
	EAttribute getVariation_Spacing();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.Comparison <em>Comparison</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Comparison</em>'.
	 * @see org.signorini.model.study.Comparison
	 * @generated
	 */
	EClass getComparison();

	/**
	 * Returns the meta object for the containment reference list '{@link org.signorini.model.study.Comparison#getAlternatives <em>Alternatives</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Alternatives</em>'.
	 * @see org.signorini.model.study.Comparison#getAlternatives()
	 * @see #getComparison()
	 * @generated
	 */
	EReference getComparison_Alternatives();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.Alternative <em>Alternative</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Alternative</em>'.
	 * @see org.signorini.model.study.Alternative
	 * @generated
	 */
	EClass getAlternative();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.Measure <em>Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Measure</em>'.
	 * @see org.signorini.model.study.Measure
	 * @generated
	 */
	EClass getMeasure();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.EnergyMeasure <em>Energy Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Energy Measure</em>'.
	 * @see org.signorini.model.study.EnergyMeasure
	 * @generated
	 */
	EClass getEnergyMeasure();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.PenetrationMeasure <em>Penetration Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Penetration Measure</em>'.
	 * @see org.signorini.model.study.PenetrationMeasure
	 * @generated
	 */
	EClass getPenetrationMeasure();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.ConstraintDriftMeasure <em>Constraint Drift Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Constraint Drift Measure</em>'.
	 * @see org.signorini.model.study.ConstraintDriftMeasure
	 * @generated
	 */
	EClass getConstraintDriftMeasure();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.SolverEffortMeasure <em>Solver Effort Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Solver Effort Measure</em>'.
	 * @see org.signorini.model.study.SolverEffortMeasure
	 * @generated
	 */
	EClass getSolverEffortMeasure();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.ProbeMeasure <em>Probe Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Probe Measure</em>'.
	 * @see org.signorini.model.study.ProbeMeasure
	 * @generated
	 */
	EClass getProbeMeasure();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.study.ProbeMeasure#getProbe <em>Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Probe</em>'.
	 * @see org.signorini.model.study.ProbeMeasure#getProbe()
	 * @see #getProbeMeasure()
	 * @generated
	 */
	EReference getProbeMeasure_Probe();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.ProbeMeasure#getStatistic <em>Statistic</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Statistic</em>'.
	 * @see org.signorini.model.study.ProbeMeasure#getStatistic()
	 * @see #getProbeMeasure()
	 * @generated
	 */
	EAttribute getProbeMeasure_Statistic();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.ProbeMeasure#getStart <em>Start</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Start</em>'.
	 * @see org.signorini.model.study.ProbeMeasure#getStart()
	 * @see #getProbeMeasure()
	 * @generated
	 */
	EAttribute getProbeMeasure_Start();

	/**
	 * Returns the meta object for class '{@link org.signorini.model.study.LimitCycleMeasure <em>Limit Cycle Measure</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Limit Cycle Measure</em>'.
	 * @see org.signorini.model.study.LimitCycleMeasure
	 * @generated
	 */
	EClass getLimitCycleMeasure();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.study.LimitCycleMeasure#getSection <em>Section</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Section</em>'.
	 * @see org.signorini.model.study.LimitCycleMeasure#getSection()
	 * @see #getLimitCycleMeasure()
	 * @generated
	 */
	EReference getLimitCycleMeasure_Section();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.LimitCycleMeasure#getLevel <em>Level</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Level</em>'.
	 * @see org.signorini.model.study.LimitCycleMeasure#getLevel()
	 * @see #getLimitCycleMeasure()
	 * @generated
	 */
	EAttribute getLimitCycleMeasure_Level();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.LimitCycleMeasure#getStart <em>Start</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Start</em>'.
	 * @see org.signorini.model.study.LimitCycleMeasure#getStart()
	 * @see #getLimitCycleMeasure()
	 * @generated
	 */
	EAttribute getLimitCycleMeasure_Start();

	/**
	 * Returns the meta object for the reference '{@link org.signorini.model.study.LimitCycleMeasure#getDrop <em>Drop</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Drop</em>'.
	 * @see org.signorini.model.study.LimitCycleMeasure#getDrop()
	 * @see #getLimitCycleMeasure()
	 * @generated
	 */
	EReference getLimitCycleMeasure_Drop();

	/**
	 * Returns the meta object for the attribute '{@link org.signorini.model.study.LimitCycleMeasure#isMultipliers <em>Multipliers</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Multipliers</em>'.
	 * @see org.signorini.model.study.LimitCycleMeasure#isMultipliers()
	 * @see #getLimitCycleMeasure()
	 * @generated
	 */
	EAttribute getLimitCycleMeasure_Multipliers();

	/**
	 * Returns the meta object for enum '{@link org.signorini.model.study.Combination <em>Combination</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Combination</em>'.
	 * @see org.signorini.model.study.Combination
	 * @generated
	 */
	EEnum getCombination();

	/**
	 * Returns the meta object for enum '{@link org.signorini.model.study.Spacing <em>Spacing</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Spacing</em>'.
	 * @see org.signorini.model.study.Spacing
	 * @generated
	 */
	EEnum getSpacing();

	/**
	 * Returns the meta object for enum '{@link org.signorini.model.study.Statistic <em>Statistic</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Statistic</em>'.
	 * @see org.signorini.model.study.Statistic
	 * @generated
	 */
	EEnum getStatistic();

	/**
	 * Returns the factory that creates the instances of the model.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the factory that creates the instances of the model.
	 * @generated
	 */
	StudyFactory getStudyFactory();

	/**
	 * <!-- begin-user-doc -->
	 * Defines literals for the meta objects that represent
	 * <ul>
	 *   <li>each class,</li>
	 *   <li>each feature of each class,</li>
	 *   <li>each enum,</li>
	 *   <li>and each data type</li>
	 * </ul>
	 * <!-- end-user-doc -->
	 * @generated
	 */
	interface Literals
	{
		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.ChoiceImpl <em>Choice</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.ChoiceImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getChoice()
		 * @generated
		 */
		EClass CHOICE = eINSTANCE.getChoice();

		/**
		 * The meta object literal for the '<em><b>Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CHOICE__ID = eINSTANCE.getChoice_Id();

		/**
		 * The meta object literal for the '<em><b>Options</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference CHOICE__OPTIONS = eINSTANCE.getChoice_Options();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.OptionImpl <em>Option</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.OptionImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getOption()
		 * @generated
		 */
		EClass OPTION = eINSTANCE.getOption();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OPTION__NAME = eINSTANCE.getOption_Name();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OPTION__VALUE = eINSTANCE.getOption_Value();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.SettingsImpl <em>Settings</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.SettingsImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getSettings()
		 * @generated
		 */
		EClass SETTINGS = eINSTANCE.getSettings();

		/**
		 * The meta object literal for the '<em><b>Formulation</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference SETTINGS__FORMULATION = eINSTANCE.getSettings_Formulation();

		/**
		 * The meta object literal for the '<em><b>Contact Model</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference SETTINGS__CONTACT_MODEL = eINSTANCE.getSettings_ContactModel();

		/**
		 * The meta object literal for the '<em><b>Solver</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference SETTINGS__SOLVER = eINSTANCE.getSettings_Solver();

		/**
		 * The meta object literal for the '<em><b>Scheme</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference SETTINGS__SCHEME = eINSTANCE.getSettings_Scheme();

		/**
		 * The meta object literal for the '<em><b>Step</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SETTINGS__STEP = eINSTANCE.getSettings_Step();

		/**
		 * The meta object literal for the '<em><b>Duration</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SETTINGS__DURATION = eINSTANCE.getSettings_Duration();

		/**
		 * The meta object literal for the '<em><b>Tolerance</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SETTINGS__TOLERANCE = eINSTANCE.getSettings_Tolerance();

		/**
		 * The meta object literal for the '<em><b>Stabilization</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SETTINGS__STABILIZATION = eINSTANCE.getSettings_Stabilization();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.StudyImpl <em>Study</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.StudyImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getStudy()
		 * @generated
		 */
		EClass STUDY = eINSTANCE.getStudy();

		/**
		 * The meta object literal for the '<em><b>Mechanism</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference STUDY__MECHANISM = eINSTANCE.getStudy_Mechanism();

		/**
		 * The meta object literal for the '<em><b>Every</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute STUDY__EVERY = eINSTANCE.getStudy_Every();

		/**
		 * The meta object literal for the '<em><b>Values</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference STUDY__VALUES = eINSTANCE.getStudy_Values();

		/**
		 * The meta object literal for the '<em><b>Variations</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference STUDY__VARIATIONS = eINSTANCE.getStudy_Variations();

		/**
		 * The meta object literal for the '<em><b>Combination</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute STUDY__COMBINATION = eINSTANCE.getStudy_Combination();

		/**
		 * The meta object literal for the '<em><b>Comparisons</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference STUDY__COMPARISONS = eINSTANCE.getStudy_Comparisons();

		/**
		 * The meta object literal for the '<em><b>Measures</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference STUDY__MEASURES = eINSTANCE.getStudy_Measures();

		/**
		 * The meta object literal for the '<em><b>Executor</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference STUDY__EXECUTOR = eINSTANCE.getStudy_Executor();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.ParameterValueImpl <em>Parameter Value</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.ParameterValueImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getParameterValue()
		 * @generated
		 */
		EClass PARAMETER_VALUE = eINSTANCE.getParameterValue();

		/**
		 * The meta object literal for the '<em><b>Parameter</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference PARAMETER_VALUE__PARAMETER = eINSTANCE.getParameterValue_Parameter();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PARAMETER_VALUE__VALUE = eINSTANCE.getParameterValue_Value();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.VariationImpl <em>Variation</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.VariationImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getVariation()
		 * @generated
		 */
		EClass VARIATION = eINSTANCE.getVariation();

		/**
		 * The meta object literal for the '<em><b>Parameter</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference VARIATION__PARAMETER = eINSTANCE.getVariation_Parameter();

		/**
		 * The meta object literal for the '<em><b>Values</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute VARIATION__VALUES = eINSTANCE.getVariation_Values();

		/**
		 * The meta object literal for the '<em><b>From</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute VARIATION__FROM = eINSTANCE.getVariation_From();

		/**
		 * The meta object literal for the '<em><b>To</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute VARIATION__TO = eINSTANCE.getVariation_To();

		/**
		 * The meta object literal for the '<em><b>Count</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute VARIATION__COUNT = eINSTANCE.getVariation_Count();

		/**
		 * The meta object literal for the '<em><b>Spacing</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute VARIATION__SPACING = eINSTANCE.getVariation_Spacing();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.ComparisonImpl <em>Comparison</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.ComparisonImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getComparison()
		 * @generated
		 */
		EClass COMPARISON = eINSTANCE.getComparison();

		/**
		 * The meta object literal for the '<em><b>Alternatives</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference COMPARISON__ALTERNATIVES = eINSTANCE.getComparison_Alternatives();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.AlternativeImpl <em>Alternative</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.AlternativeImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getAlternative()
		 * @generated
		 */
		EClass ALTERNATIVE = eINSTANCE.getAlternative();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.MeasureImpl <em>Measure</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.MeasureImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getMeasure()
		 * @generated
		 */
		EClass MEASURE = eINSTANCE.getMeasure();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.EnergyMeasureImpl <em>Energy Measure</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.EnergyMeasureImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getEnergyMeasure()
		 * @generated
		 */
		EClass ENERGY_MEASURE = eINSTANCE.getEnergyMeasure();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.PenetrationMeasureImpl <em>Penetration Measure</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.PenetrationMeasureImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getPenetrationMeasure()
		 * @generated
		 */
		EClass PENETRATION_MEASURE = eINSTANCE.getPenetrationMeasure();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.ConstraintDriftMeasureImpl <em>Constraint Drift Measure</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.ConstraintDriftMeasureImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getConstraintDriftMeasure()
		 * @generated
		 */
		EClass CONSTRAINT_DRIFT_MEASURE = eINSTANCE.getConstraintDriftMeasure();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.SolverEffortMeasureImpl <em>Solver Effort Measure</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.SolverEffortMeasureImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getSolverEffortMeasure()
		 * @generated
		 */
		EClass SOLVER_EFFORT_MEASURE = eINSTANCE.getSolverEffortMeasure();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.ProbeMeasureImpl <em>Probe Measure</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.ProbeMeasureImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getProbeMeasure()
		 * @generated
		 */
		EClass PROBE_MEASURE = eINSTANCE.getProbeMeasure();

		/**
		 * The meta object literal for the '<em><b>Probe</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference PROBE_MEASURE__PROBE = eINSTANCE.getProbeMeasure_Probe();

		/**
		 * The meta object literal for the '<em><b>Statistic</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE_MEASURE__STATISTIC = eINSTANCE.getProbeMeasure_Statistic();

		/**
		 * The meta object literal for the '<em><b>Start</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE_MEASURE__START = eINSTANCE.getProbeMeasure_Start();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.impl.LimitCycleMeasureImpl <em>Limit Cycle Measure</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.impl.LimitCycleMeasureImpl
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getLimitCycleMeasure()
		 * @generated
		 */
		EClass LIMIT_CYCLE_MEASURE = eINSTANCE.getLimitCycleMeasure();

		/**
		 * The meta object literal for the '<em><b>Section</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LIMIT_CYCLE_MEASURE__SECTION = eINSTANCE.getLimitCycleMeasure_Section();

		/**
		 * The meta object literal for the '<em><b>Level</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LIMIT_CYCLE_MEASURE__LEVEL = eINSTANCE.getLimitCycleMeasure_Level();

		/**
		 * The meta object literal for the '<em><b>Start</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LIMIT_CYCLE_MEASURE__START = eINSTANCE.getLimitCycleMeasure_Start();

		/**
		 * The meta object literal for the '<em><b>Drop</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LIMIT_CYCLE_MEASURE__DROP = eINSTANCE.getLimitCycleMeasure_Drop();

		/**
		 * The meta object literal for the '<em><b>Multipliers</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LIMIT_CYCLE_MEASURE__MULTIPLIERS = eINSTANCE.getLimitCycleMeasure_Multipliers();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.Combination <em>Combination</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.Combination
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getCombination()
		 * @generated
		 */
		EEnum COMBINATION = eINSTANCE.getCombination();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.Spacing <em>Spacing</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.Spacing
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getSpacing()
		 * @generated
		 */
		EEnum SPACING = eINSTANCE.getSpacing();

		/**
		 * The meta object literal for the '{@link org.signorini.model.study.Statistic <em>Statistic</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.signorini.model.study.Statistic
		 * @see org.signorini.model.study.impl.StudyPackageImpl#getStatistic()
		 * @generated
		 */
		EEnum STATISTIC = eINSTANCE.getStatistic();

	}

} //StudyPackage
