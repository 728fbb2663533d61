package org.signorini.model.generator;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.codegen.ecore.genmodel.GenClass;
import org.eclipse.emf.codegen.ecore.genmodel.GenFeature;
import org.eclipse.emf.codegen.ecore.genmodel.GenJDKLevel;
import org.eclipse.emf.codegen.ecore.genmodel.GenModel;
import org.eclipse.emf.codegen.ecore.genmodel.GenModelFactory;
import org.eclipse.emf.codegen.ecore.genmodel.GenPackage;
import org.eclipse.emf.codegen.ecore.genmodel.GenPropertyKind;
import org.eclipse.emf.codegen.ecore.genmodel.GenProviderKind;
import org.eclipse.emf.codegen.ecore.genmodel.GenResourceKind;
import org.eclipse.emf.ecore.EModelElement;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.xmi.XMLResource;

/**
 * How code is generated. The documentation in the ecore files becomes Javadoc, the annotations of the packages at run
 * time, and the help of the property sheet.
 */
final class GenModelSettings {

    private static final String GEN_MODEL = "http://www.eclipse.org/emf/2002/GenModel";

    private GenModelSettings() {
    }

    static GenModel create(List<EPackage> packages, Resource file) throws IOException {
        GenModel genModel = GenModelFactory.eINSTANCE.createGenModel();
        file.getContents().add(genModel);
        genModel.initialize(packages);
        genModel.setCanGenerate(true);
        genModel.setModelName("Signorini");
        genModel.setModelPluginID(ModelGenerator.MODEL);
        genModel.setModelDirectory("/" + ModelGenerator.MODEL + "/src-gen");
        genModel.setEditPluginID(ModelGenerator.EDIT);
        genModel.setEditDirectory("/" + ModelGenerator.EDIT + "/src-gen");
        genModel.setEditPluginClass(ModelGenerator.EDIT + ".SignoriniEditPlugin");
        genModel.setComplianceLevel(GenJDKLevel.JDK210_LITERAL);
        genModel.setRootExtendsClass("org.signorini.model.support.NamedPathObject");
        // manifests, plugin.xml and build.properties are the project's own
        genModel.setBundleManifest(false);
        genModel.setUpdateClasspath(false);
        genModel.setCreationIcons(false);
        genModel.setOperationReflection(false);
        genModel.setSuppressGenModelAnnotations(false);
        genModel.setSuppressEMFModelTags(true);
        genModel.setLineDelimiter("\n");
        for (GenPackage genPackage : genModel.getGenPackages()) {
            genPackage.setBasePackage(ModelGenerator.MODEL);
            genPackage.setPrefix(genPackage.getEcorePackage().getName().equals("mechanism") ? "Mechanism" : "Study");
            genPackage.setFileExtensions(genPackage.getEcorePackage().getName());
            genPackage.setResource(GenResourceKind.NONE_LITERAL);
            genPackage.getGenClasses().forEach(GenModelSettings::describe);
        }
        file.save(Map.of(XMLResource.OPTION_LINE_WIDTH, 120, XMLResource.OPTION_ENCODING, "UTF-8"));
        return genModel;
    }

    private static void describe(GenClass genClass) {
        genClass.setProvider(GenProviderKind.STATEFUL_LITERAL);
        for (GenFeature feature : genClass.getGenFeatures()) {
            EModelElement element = feature.getEcoreFeature();
            feature.setPropertyDescription(EcoreUtil.getDocumentation(element));
            feature.setPropertyCategory(EcoreUtil.getAnnotation(element, GEN_MODEL, "propertyCategory"));
            if (feature.isContains() || feature.isContainer()) {
                feature.setProperty(GenPropertyKind.NONE_LITERAL);
            }
        }
    }
}
