/**
 */
package org.signorini.model.mechanism;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Marker Quantity</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * What of a marker's motion is recorded.
 * <!-- end-model-doc -->
 * @see org.signorini.model.mechanism.MechanismPackage#getMarkerQuantity()
 * @generated
 */
public enum MarkerQuantity implements Enumerator
{
	/**
	 * The '<em><b>POSITION</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Where its origin is.
	 * <!-- end-model-doc -->
	 * @see #POSITION_VALUE
	 * @generated
	 * @ordered
	 */
	POSITION(0, "POSITION", "POSITION"),

	/**
	 * The '<em><b>VELOCITY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How fast its origin moves.
	 * <!-- end-model-doc -->
	 * @see #VELOCITY_VALUE
	 * @generated
	 * @ordered
	 */
	VELOCITY(1, "VELOCITY", "VELOCITY"),

	/**
	 * The '<em><b>ORIENTATION</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Its orientation as quaternion w, x, y, z.
	 * <!-- end-model-doc -->
	 * @see #ORIENTATION_VALUE
	 * @generated
	 * @ordered
	 */
	ORIENTATION(2, "ORIENTATION", "ORIENTATION"),

	/**
	 * The '<em><b>ANGULAR VELOCITY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How fast it turns.
	 * <!-- end-model-doc -->
	 * @see #ANGULAR_VELOCITY_VALUE
	 * @generated
	 * @ordered
	 */
	ANGULAR_VELOCITY(3, "ANGULAR_VELOCITY", "ANGULAR_VELOCITY"),

	/**
	 * The '<em><b>ROTATION</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Its orientation as body-fixed XYZ Euler angles, in rad; of a motion about one axis, the angle about it.
	 * <!-- end-model-doc -->
	 * @see #ROTATION_VALUE
	 * @generated
	 * @ordered
	 */
	ROTATION(4, "ROTATION", "ROTATION");

	/**
	 * The '<em><b>POSITION</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Where its origin is.
	 * <!-- end-model-doc -->
	 * @see #POSITION
	 * @generated
	 * @ordered
	 */
	public static final int POSITION_VALUE = 0;

	/**
	 * The '<em><b>VELOCITY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How fast its origin moves.
	 * <!-- end-model-doc -->
	 * @see #VELOCITY
	 * @generated
	 * @ordered
	 */
	public static final int VELOCITY_VALUE = 1;

	/**
	 * The '<em><b>ORIENTATION</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Its orientation as quaternion w, x, y, z.
	 * <!-- end-model-doc -->
	 * @see #ORIENTATION
	 * @generated
	 * @ordered
	 */
	public static final int ORIENTATION_VALUE = 2;

	/**
	 * The '<em><b>ANGULAR VELOCITY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How fast it turns.
	 * <!-- end-model-doc -->
	 * @see #ANGULAR_VELOCITY
	 * @generated
	 * @ordered
	 */
	public static final int ANGULAR_VELOCITY_VALUE = 3;

	/**
	 * The '<em><b>ROTATION</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Its orientation as body-fixed XYZ Euler angles, in rad; of a motion about one axis, the angle about it.
	 * <!-- end-model-doc -->
	 * @see #ROTATION
	 * @generated
	 * @ordered
	 */
	public static final int ROTATION_VALUE = 4;

	/**
	 * An array of all the '<em><b>Marker Quantity</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final MarkerQuantity[] VALUES_ARRAY =
		new MarkerQuantity[]
		{
			POSITION,
			VELOCITY,
			ORIENTATION,
			ANGULAR_VELOCITY,
			ROTATION,
		};

	/**
	 * A public read-only list of all the '<em><b>Marker Quantity</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<MarkerQuantity> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Marker Quantity</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static MarkerQuantity get(String literal)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			MarkerQuantity result = VALUES_ARRAY[i];
			if (result.toString().equals(literal))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Marker Quantity</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static MarkerQuantity getByName(String name)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			MarkerQuantity result = VALUES_ARRAY[i];
			if (result.getName().equals(name))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Marker Quantity</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static MarkerQuantity get(int value)
	{
		switch (value)
		{
			case POSITION_VALUE: return POSITION;
			case VELOCITY_VALUE: return VELOCITY;
			case ORIENTATION_VALUE: return ORIENTATION;
			case ANGULAR_VELOCITY_VALUE: return ANGULAR_VELOCITY;
			case ROTATION_VALUE: return ROTATION;
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
	private MarkerQuantity(int value, String name, String literal)
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

} //MarkerQuantity
