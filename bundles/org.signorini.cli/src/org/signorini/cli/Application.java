package org.signorini.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;

/** The headless application: arguments in, an exit code out. */
public final class Application implements IApplication {

    @Override
    public Object start(IApplicationContext context) {
        String[] arguments = (String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS);
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int exit = new Signorini(out, err).execute(arguments);
        out.flush();
        return exit;
    }

    @Override
    public void stop() {
        // a command ends by itself; a killed run leaves what it has written
    }
}
