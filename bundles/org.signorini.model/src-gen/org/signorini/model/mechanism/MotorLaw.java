/**
 */
package org.signorini.model.mechanism;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Motor Law</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * How a motor follows its target.
 * <!-- end-model-doc -->
 * @see org.signorini.model.mechanism.MechanismPackage#getMotorLaw()
 * @generated
 */
public enum MotorLaw implements Enumerator
{
	/**
	 * The '<em><b>PRESCRIBED</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Exactly, whatever force it takes.
	 * <!-- end-model-doc -->
	 * @see #PRESCRIBED_VALUE
	 * @generated
	 * @ordered
	 */
	PRESCRIBED(0, "PRESCRIBED", "PRESCRIBED"),

	/**
	 * The '<em><b>PD</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * By a force proportional to the error of position and of velocity.
	 * <!-- end-model-doc -->
	 * @see #PD_VALUE
	 * @generated
	 * @ordered
	 */
	PD(1, "PD", "PD");

	/**
	 * The '<em><b>PRESCRIBED</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Exactly, whatever force it takes.
	 * <!-- end-model-doc -->
	 * @see #PRESCRIBED
	 * @generated
	 * @ordered
	 */
	public static final int PRESCRIBED_VALUE = 0;

	/**
	 * The '<em><b>PD</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * By a force proportional to the error of position and of velocity.
	 * <!-- end-model-doc -->
	 * @see #PD
	 * @generated
	 * @ordered
	 */
	public static final int PD_VALUE = 1;

	/**
	 * An array of all the '<em><b>Motor Law</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final MotorLaw[] VALUES_ARRAY =
		new MotorLaw[]
		{
			PRESCRIBED,
			PD,
		};

	/**
	 * A public read-only list of all the '<em><b>Motor Law</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<MotorLaw> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Motor Law</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static MotorLaw get(String literal)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			MotorLaw result = VALUES_ARRAY[i];
			if (result.toString().equals(literal))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Motor Law</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static MotorLaw getByName(String name)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			MotorLaw result = VALUES_ARRAY[i];
			if (result.getName().equals(name))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Motor Law</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static MotorLaw get(int value)
	{
		switch (value)
		{
			case PRESCRIBED_VALUE: return PRESCRIBED;
			case PD_VALUE: return PD;
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
	private MotorLaw(int value, String name, String literal)
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

} //MotorLaw
