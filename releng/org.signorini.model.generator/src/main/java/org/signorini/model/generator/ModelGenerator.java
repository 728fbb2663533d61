package org.signorini.model.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.codegen.ecore.generator.Generator;
import org.eclipse.emf.codegen.ecore.generator.GeneratorAdapterFactory;
import org.eclipse.emf.codegen.ecore.genmodel.GenModel;
import org.eclipse.emf.codegen.ecore.genmodel.GenModelPackage;
import org.eclipse.emf.codegen.ecore.genmodel.generator.GenBaseGeneratorAdapter;
import org.eclipse.emf.codegen.ecore.genmodel.generator.GenModelGeneratorAdapterFactory;
import org.eclipse.emf.codegen.merge.java.JControlModel;
import org.eclipse.emf.common.util.BasicMonitor;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.plugin.EcorePlugin;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceFactoryImpl;

/**
 * Writes the Java code of {@code mechanism.ecore} and {@code study.ecore}: interfaces and implementations into
 * {@code org.signorini.model/src-gen}, item providers into {@code org.signorini.model.edit/src-gen} with their icons
 * and texts, and the {@code .genmodel} that says how. What was there before is gone: nothing of it is written by hand.
 *
 * <pre>./signorini generate-model</pre>
 */
public final class ModelGenerator {

    static final String MODEL = "org.signorini.model";
    static final String EDIT = "org.signorini.model.edit";

    /** What is generated, in the folder of bundles. Everything else EMF writes is left out: it is the project's own. */
    static final List<String> OUTPUTS = List.of(MODEL + "/model/signorini.genmodel", MODEL + "/src-gen",
            EDIT + "/src-gen", EDIT + "/icons/full/obj16", EDIT + "/plugin.properties");

    private ModelGenerator() {
    }

    /** One argument: the project's folder {@code bundles}. */
    public static void main(String[] args) throws IOException {
        Path bundles = Path.of(args[0]).toAbsolutePath().normalize();
        Path work = Files.createTempDirectory("signorini-model");
        generate(bundles, work);
        for (String output : OUTPUTS) {
            Folders.replace(work.resolve(output), bundles.resolve(output));
        }
        Folders.delete(work);
        System.out.println("written: " + String.join(", ", OUTPUTS));
    }

    /** Generates from the ecore files in one folder of bundles into another. */
    static void generate(Path bundles, Path target) throws IOException {
        for (String bundle : List.of(MODEL, EDIT)) {
            Files.createDirectories(target.resolve(bundle));
            EcorePlugin.getPlatformResourceMap().put(bundle, folder(target.resolve(bundle)));
        }
        Folders.replace(bundles.resolve(MODEL).resolve("model"), target.resolve(MODEL).resolve("model"));
        GeneratorAdapterFactory.Descriptor.Registry.INSTANCE.addDescriptor(GenModelPackage.eNS_URI,
                GenModelGeneratorAdapterFactory.DESCRIPTOR);
        GenModel genModel = genModel(target.resolve(MODEL).resolve("model"));
        Generator generator = new PlainGenerator();
        generator.setInput(genModel);
        generate(generator, genModel, GenBaseGeneratorAdapter.MODEL_PROJECT_TYPE);
        generate(generator, genModel, GenBaseGeneratorAdapter.EDIT_PROJECT_TYPE);
        Folders.tidy(target);
    }

    /** Merges nothing, as nothing is written by hand; merging would need JDT. */
    private static final class PlainGenerator extends Generator {

        @Override
        public JControlModel getJControlModel() {
            return new JControlModel();
        }
    }

    private static URI folder(Path path) {
        return URI.createURI(path.toUri().toString());
    }

    private static void generate(Generator generator, GenModel genModel, String kind) throws IOException {
        Diagnostic result = generator.generate(genModel, kind, new BasicMonitor());
        if (result.getSeverity() >= Diagnostic.ERROR) {
            throw new IOException("code generation failed: " + result.getChildren());
        }
    }

    private static GenModel genModel(Path folder) throws IOException {
        ResourceSet set = new ResourceSetImpl();
        set.getResourceFactoryRegistry().getExtensionToFactoryMap().putAll(Map.of("ecore",
                new EcoreResourceFactoryImpl(), "genmodel", new XMIResourceFactoryImpl()));
        List<EPackage> packages = List.of(read(set, folder, "mechanism.ecore"), read(set, folder, "study.ecore"));
        Resource file = set.createResource(file(folder, "signorini.genmodel"));
        return GenModelSettings.create(packages, file);
    }

    private static EPackage read(ResourceSet set, Path folder, String name) {
        return (EPackage) set.getResource(file(folder, name), true).getContents().get(0);
    }

    private static URI file(Path folder, String name) {
        return URI.createFileURI(folder.resolve(name).toString());
    }
}
