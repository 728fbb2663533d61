/**
 */
package org.signorini.model.mechanism;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Joint Kind</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * How the second marker may move relative to the first.
 * <!-- end-model-doc -->
 * @see org.signorini.model.mechanism.MechanismPackage#getJointKind()
 * @generated
 */
public enum JointKind implements Enumerator
{
	/**
	 * The '<em><b>FIXED</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Not at all.
	 * <!-- end-model-doc -->
	 * @see #FIXED_VALUE
	 * @generated
	 * @ordered
	 */
	FIXED(0, "FIXED", "FIXED"),

	/**
	 * The '<em><b>REVOLUTE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinate: angle about the axis.
	 * <!-- end-model-doc -->
	 * @see #REVOLUTE_VALUE
	 * @generated
	 * @ordered
	 */
	REVOLUTE(1, "REVOLUTE", "REVOLUTE"),

	/**
	 * The '<em><b>PRISMATIC</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinate: displacement along the axis.
	 * <!-- end-model-doc -->
	 * @see #PRISMATIC_VALUE
	 * @generated
	 * @ordered
	 */
	PRISMATIC(2, "PRISMATIC", "PRISMATIC"),

	/**
	 * The '<em><b>CYLINDRICAL</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates: angle about the axis, displacement along it.
	 * <!-- end-model-doc -->
	 * @see #CYLINDRICAL_VALUE
	 * @generated
	 * @ordered
	 */
	CYLINDRICAL(3, "CYLINDRICAL", "CYLINDRICAL"),

	/**
	 * The '<em><b>UNIVERSAL</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates: angle about the first marker's x, then about the second marker's y.
	 * <!-- end-model-doc -->
	 * @see #UNIVERSAL_VALUE
	 * @generated
	 * @ordered
	 */
	UNIVERSAL(4, "UNIVERSAL", "UNIVERSAL"),

	/**
	 * The '<em><b>SPHERICAL</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates: quaternion w, x, y, z. Velocities: angular velocity in the first marker's axes.
	 * <!-- end-model-doc -->
	 * @see #SPHERICAL_VALUE
	 * @generated
	 * @ordered
	 */
	SPHERICAL(5, "SPHERICAL", "SPHERICAL"),

	/**
	 * The '<em><b>PLANAR</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates: displacements along the first marker's x and y, angle about z.
	 * <!-- end-model-doc -->
	 * @see #PLANAR_VALUE
	 * @generated
	 * @ordered
	 */
	PLANAR(6, "PLANAR", "PLANAR"),

	/**
	 * The '<em><b>FREE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates: position, quaternion. Velocities: velocity and angular velocity in the first marker's axes.
	 * <!-- end-model-doc -->
	 * @see #FREE_VALUE
	 * @generated
	 * @ordered
	 */
	FREE(7, "FREE", "FREE");

	/**
	 * The '<em><b>FIXED</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Not at all.
	 * <!-- end-model-doc -->
	 * @see #FIXED
	 * @generated
	 * @ordered
	 */
	public static final int FIXED_VALUE = 0;

	/**
	 * The '<em><b>REVOLUTE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinate: angle about the axis.
	 * <!-- end-model-doc -->
	 * @see #REVOLUTE
	 * @generated
	 * @ordered
	 */
	public static final int REVOLUTE_VALUE = 1;

	/**
	 * The '<em><b>PRISMATIC</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinate: displacement along the axis.
	 * <!-- end-model-doc -->
	 * @see #PRISMATIC
	 * @generated
	 * @ordered
	 */
	public static final int PRISMATIC_VALUE = 2;

	/**
	 * The '<em><b>CYLINDRICAL</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates: angle about the axis, displacement along it.
	 * <!-- end-model-doc -->
	 * @see #CYLINDRICAL
	 * @generated
	 * @ordered
	 */
	public static final int CYLINDRICAL_VALUE = 3;

	/**
	 * The '<em><b>UNIVERSAL</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates: angle about the first marker's x, then about the second marker's y.
	 * <!-- end-model-doc -->
	 * @see #UNIVERSAL
	 * @generated
	 * @ordered
	 */
	public static final int UNIVERSAL_VALUE = 4;

	/**
	 * The '<em><b>SPHERICAL</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates: quaternion w, x, y, z. Velocities: angular velocity in the first marker's axes.
	 * <!-- end-model-doc -->
	 * @see #SPHERICAL
	 * @generated
	 * @ordered
	 */
	public static final int SPHERICAL_VALUE = 5;

	/**
	 * The '<em><b>PLANAR</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates: displacements along the first marker's x and y, angle about z.
	 * <!-- end-model-doc -->
	 * @see #PLANAR
	 * @generated
	 * @ordered
	 */
	public static final int PLANAR_VALUE = 6;

	/**
	 * The '<em><b>FREE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates: position, quaternion. Velocities: velocity and angular velocity in the first marker's axes.
	 * <!-- end-model-doc -->
	 * @see #FREE
	 * @generated
	 * @ordered
	 */
	public static final int FREE_VALUE = 7;

	/**
	 * An array of all the '<em><b>Joint Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final JointKind[] VALUES_ARRAY =
		new JointKind[]
		{
			FIXED,
			REVOLUTE,
			PRISMATIC,
			CYLINDRICAL,
			UNIVERSAL,
			SPHERICAL,
			PLANAR,
			FREE,
		};

	/**
	 * A public read-only list of all the '<em><b>Joint Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<JointKind> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Joint Kind</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static JointKind get(String literal)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			JointKind result = VALUES_ARRAY[i];
			if (result.toString().equals(literal))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Joint Kind</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static JointKind getByName(String name)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			JointKind result = VALUES_ARRAY[i];
			if (result.getName().equals(name))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Joint Kind</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static JointKind get(int value)
	{
		switch (value)
		{
			case FIXED_VALUE: return FIXED;
			case REVOLUTE_VALUE: return REVOLUTE;
			case PRISMATIC_VALUE: return PRISMATIC;
			case CYLINDRICAL_VALUE: return CYLINDRICAL;
			case UNIVERSAL_VALUE: return UNIVERSAL;
			case SPHERICAL_VALUE: return SPHERICAL;
			case PLANAR_VALUE: return PLANAR;
			case FREE_VALUE: return FREE;
		}
		return null;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final int value;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String name;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String literal;

	/**
	 * Only this class can construct instances.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private JointKind(int value, String name, String literal)
	{
		this.value = value;
		this.name = name;
		this.literal = literal;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getValue()
	{
	  return value;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName()
	{
	  return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLiteral()
	{
	  return literal;
	}

	/**
	 * Returns the literal value of the enumerator, which is its string representation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		return literal;
	}

} //JointKind
