package org.signorini.architecture.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Finds calls in compiled classes whose results another processor, library, language or start of the virtual machine
 * may change.
 */
final class PlatformCalls {

    /** May be off by one or two units in the last place, on every platform in another way; StrictMath is not. */
    private static final Set<String> MATH = Set.of("sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "expm1",
            "log", "log10", "log1p", "pow", "cbrt", "hypot", "sinh", "cosh", "tanh", "random");

    /** By class: methods, with the descriptor where another of that name is harmless. */
    private static final Map<String, Set<String>> OTHERS = Map.ofEntries(
            // in an order, or compensated in a way, that is left to the library
            Map.entry("java/util/stream/DoubleStream", Set.of("sum", "average", "summaryStatistics", "parallel")),
            Map.entry("java/util/stream/IntStream", Set.of("parallel")),
            Map.entry("java/util/stream/Stream", Set.of("parallel")),
            Map.entry("java/util/stream/Collectors", Set.of("summingDouble", "averagingDouble", "summarizingDouble")),
            Map.entry("java/util/Collection", Set.of("parallelStream")),
            Map.entry("java/util/List", Set.of("parallelStream")),
            Map.entry("java/util/concurrent/atomic/DoubleAdder", Set.of("<init>")),
            // another in every virtual machine
            Map.entry("java/lang/System", Set.of("identityHashCode")),
            Map.entry("java/lang/Object", Set.of("hashCode")),
            Map.entry("java/util/Random", Set.of("<init>()V")),
            Map.entry("java/util/SplittableRandom", Set.of("<init>()V")),
            Map.entry("java/util/concurrent/ThreadLocalRandom", Set.of("current")),
            // of the user's language or the system's
            Map.entry("java/lang/String", Set.of("format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
                    "formatted", "toUpperCase()Ljava/lang/String;", "toLowerCase()Ljava/lang/String;")));

    private PlatformCalls() {
    }

    /** In all classes of a folder: {@code class.method calls class.method}. */
    static void in(Path classes, Consumer<String> found) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(classes)) {
            files = walk.filter(f -> f.toString().endsWith(".class")).sorted().toList();
        }
        for (Path file : files) {
            in(Files.readAllBytes(file), found);
        }
    }

    static void in(byte[] classFile, Consumer<String> found) {
        new ClassReader(classFile).accept(new ClassVisitor(Opcodes.ASM9) {

            private String type;

            @Override
            public void visit(int version, int access, String name, String signature, String superName,
                    String[] interfaces) {
                type = name.replace('/', '.');
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                    String[] exceptions) {
                return new Calls(type + "." + name, found);
            }
        }, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    private static boolean differs(String owner, String name, String descriptor) {
        if (owner.equals("java/lang/Math")) {
            return MATH.contains(name);
        }
        Set<String> methods = OTHERS.getOrDefault(owner, Set.of());
        return methods.contains(name) || methods.contains(name + descriptor);
    }

    /** Calls of a method, and references to methods. */
    private static final class Calls extends MethodVisitor {

        private final String caller;
        private final Consumer<String> found;

        Calls(String caller, Consumer<String> found) {
            super(Opcodes.ASM9);
            this.caller = caller;
            this.found = found;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            look(owner, name, descriptor);
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            for (Object argument : arguments) {
                if (argument instanceof Handle handle) {
                    look(handle.getOwner(), handle.getName(), handle.getDesc());
                }
            }
        }

        private void look(String owner, String name, String descriptor) {
            if (differs(owner, name, descriptor)) {
                found.accept(caller + " calls " + owner.replace('/', '.') + "." + name);
            }
        }
    }
}
