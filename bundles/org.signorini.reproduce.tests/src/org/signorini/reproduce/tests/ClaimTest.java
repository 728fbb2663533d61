package org.signorini.reproduce.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.signorini.reproduce.Claim;
import org.signorini.reproduce.Numbers;
import org.signorini.reproduce.page.ClaimsJson;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** A claim is met by what agrees with it, and by nothing else. */
class ClaimTest {

    @Test
    void aNumberIsMetWithinItsTolerance() {
        assertTrue(Claim.near("a", "", 0.5, 0.25, 0.75, "", "").ok());
        assertFalse(Claim.near("a", "", 0.5, 0.25, 0.76, "", "").ok());
        assertFalse(Claim.near("a", "", 0.5, 0.25, Double.NaN, "", "").ok());
        assertThrows(IllegalArgumentException.class, () -> Claim.near("a", "", 0.5, Double.NaN, 0.5, "", ""));
        assertThrows(IllegalArgumentException.class,
                () -> Claim.near("a", "", 0.5, Double.POSITIVE_INFINITY, 0.5, "", ""));
    }

    @Test
    void boundsBelongToWhatTheyBound() {
        assertTrue(Claim.atMost("a", "", 2, 2, "", "").ok());
        assertFalse(Claim.atMost("a", "", 2, 2.1, "", "").ok());
        assertFalse(Claim.atMost("a", "", 2, Double.NaN, "", "").ok());
        assertTrue(Claim.atLeast("a", "", 2, 2, "", "").ok());
        assertFalse(Claim.atLeast("a", "", 2, 1.9, "", "").ok());
        assertFalse(Claim.between("a", "", 1, 2, 2.1, "", "").ok());
    }

    @Test
    void wordsAndCountsAreMetToTheLetter() {
        assertTrue(Claim.exactly("a", "", "rolls", "rolls").ok());
        assertFalse(Claim.exactly("a", "", "rolls", "slides").ok());
        assertTrue(Claim.exactly("a", "", 6, 6).ok());
        assertFalse(Claim.exactly("a", "", 6, 7).ok());
    }

    @Test
    void aReasonExplainsAndDoesNotMakeItAgree() {
        Claim claim = Claim.exactly("a", "", "rolls", "slides");
        assertFalse(claim.isExplained());
        assertTrue(claim.because("the paper's plot is cut off").isExplained());
        assertFalse(claim.because("the paper's plot is cut off").ok());
    }

    @Test
    void jsonHasTheFieldsOfEveryClaim() {
        JsonArray claims = JsonParser.parseString(ClaimsJson.text(List.of(
                Claim.near("S0-a", "It slides.", 0.291, 0.001, 0.2912, "s", "a step"),
                Claim.atMost("S0-b", "It stays.", 1e-9, 2e-9, "m", "rounding").because("known"),
                Claim.exactly("S0-c", "It rolls.", "rolls", "rolls")))).getAsJsonArray();
        JsonObject first = claims.get(0).getAsJsonObject();
        assertEquals("S0-a", first.get("id").getAsString());
        assertEquals("It slides.", first.get("claim").getAsString());
        assertEquals(0.291, first.get("expected").getAsDouble());
        assertEquals(0.2912, first.get("got").getAsDouble());
        assertEquals(0.001, first.get("tolerance").getAsDouble());
        assertTrue(first.get("ok").getAsBoolean());
        JsonObject second = claims.get(1).getAsJsonObject();
        assertEquals("at most 1e-09", second.get("expected").getAsString());
        assertTrue(second.get("tolerance").isJsonNull());
        assertFalse(second.get("ok").getAsBoolean());
        assertEquals("known", second.get("reason").getAsString());
        assertEquals("rolls", claims.get(2).getAsJsonObject().get("got").getAsString());
    }

    @Test
    void numbersAreReadable() {
        assertEquals("0.145976", Numbers.text(0.145976));
        assertEquals("6", Numbers.text(6.0));
        assertEquals("1e-09", Numbers.text(1e-9));
        assertEquals("0.29", Numbers.text(0.29));
        assertEquals("-1.25e-07", Numbers.text(-1.25e-7));
        assertEquals("NaN", Numbers.text(Double.NaN));
    }
}
