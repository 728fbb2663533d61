package org.signorini.cli;

import java.util.Arrays;
import java.util.stream.Collectors;

import org.signorini.cli.ListCommand.Subject;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads what to list, and names the choices when it is something else. */
final class SubjectConverter implements ITypeConverter<Subject> {

    @Override
    public Subject convert(String value) {
        return Arrays.stream(Subject.values()).filter(s -> s.toString().equals(value)).findFirst()
                .orElseThrow(() -> new TypeConversionException("'" + value + "' is none of "
                        + Arrays.stream(Subject.values()).map(Subject::toString).collect(Collectors.joining(", "))));
    }
}
