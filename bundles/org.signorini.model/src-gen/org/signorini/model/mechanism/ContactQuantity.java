/**
 */
package org.signorini.model.mechanism;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Contact Quantity</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * What of a contact is recorded.
 * <!-- end-model-doc -->
 * @see org.signorini.model.mechanism.MechanismPackage#getContactQuantity()
 * @generated
 */
public enum ContactQuantity implements Enumerator
{
	/**
	 * The '<em><b>GAP</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The smallest distance of the pair.
	 * <!-- end-model-doc -->
	 * @see #GAP_VALUE
	 * @generated
	 * @ordered
	 */
	GAP(0, "GAP", "GAP"),

	/**
	 * The '<em><b>NORMAL IMPULSE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The impulse of a step that keeps the pair apart, summed over its points.
	 * <!-- end-model-doc -->
	 * @see #NORMAL_IMPULSE_VALUE
	 * @generated
	 * @ordered
	 */
	NORMAL_IMPULSE(1, "NORMAL_IMPULSE", "NORMAL_IMPULSE"),

	/**
	 * The '<em><b>FRICTION IMPULSE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The magnitude of a step's friction impulse, summed over its points.
	 * <!-- end-model-doc -->
	 * @see #FRICTION_IMPULSE_VALUE
	 * @generated
	 * @ordered
	 */
	FRICTION_IMPULSE(2, "FRICTION_IMPULSE", "FRICTION_IMPULSE"),

	/**
	 * The '<em><b>SLIP SPEED</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The fastest sliding speed of the pair's points.
	 * <!-- end-model-doc -->
	 * @see #SLIP_SPEED_VALUE
	 * @generated
	 * @ordered
	 */
	SLIP_SPEED(3, "SLIP_SPEED", "SLIP_SPEED"),

	/**
	 * The '<em><b>STATE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Separated, impact, stick, slide or roll, of the point with the largest impulse.
	 * <!-- end-model-doc -->
	 * @see #STATE_VALUE
	 * @generated
	 * @ordered
	 */
	STATE(4, "STATE", "STATE");

	/**
	 * The '<em><b>GAP</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The smallest distance of the pair.
	 * <!-- end-model-doc -->
	 * @see #GAP
	 * @generated
	 * @ordered
	 */
	public static final int GAP_VALUE = 0;

	/**
	 * The '<em><b>NORMAL IMPULSE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The impulse of a step that keeps the pair apart, summed over its points.
	 * <!-- end-model-doc -->
	 * @see #NORMAL_IMPULSE
	 * @generated
	 * @ordered
	 */
	public static final int NORMAL_IMPULSE_VALUE = 1;

	/**
	 * The '<em><b>FRICTION IMPULSE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The magnitude of a step's friction impulse, summed over its points.
	 * <!-- end-model-doc -->
	 * @see #FRICTION_IMPULSE
	 * @generated
	 * @ordered
	 */
	public static final int FRICTION_IMPULSE_VALUE = 2;

	/**
	 * The '<em><b>SLIP SPEED</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The fastest sliding speed of the pair's points.
	 * <!-- end-model-doc -->
	 * @see #SLIP_SPEED
	 * @generated
	 * @ordered
	 */
	public static final int SLIP_SPEED_VALUE = 3;

	/**
	 * The '<em><b>STATE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Separated, impact, stick, slide or roll, of the point with the largest impulse.
	 * <!-- end-model-doc -->
	 * @see #STATE
	 * @generated
	 * @ordered
	 */
	public static final int STATE_VALUE = 4;

	/**
	 * An array of all the '<em><b>Contact Quantity</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final ContactQuantity[] VALUES_ARRAY =
		new ContactQuantity[]
		{
			GAP,
			NORMAL_IMPULSE,
			FRICTION_IMPULSE,
			SLIP_SPEED,
			STATE,
		};

	/**
	 * A public read-only list of all the '<em><b>Contact Quantity</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<ContactQuantity> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Contact Quantity</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ContactQuantity get(String literal)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			ContactQuantity result = VALUES_ARRAY[i];
			if (result.toString().equals(literal))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Contact Quantity</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ContactQuantity getByName(String name)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			ContactQuantity result = VALUES_ARRAY[i];
			if (result.getName().equals(name))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Contact Quantity</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ContactQuantity get(int value)
	{
		switch (value)
		{
			case GAP_VALUE: return GAP;
			case NORMAL_IMPULSE_VALUE: return NORMAL_IMPULSE;
			case FRICTION_IMPULSE_VALUE: return FRICTION_IMPULSE;
			case SLIP_SPEED_VALUE: return SLIP_SPEED;
			case STATE_VALUE: return STATE;
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
	private ContactQuantity(int value, String name, String literal)
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

} //ContactQuantity
