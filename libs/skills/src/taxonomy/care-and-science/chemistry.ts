import { parseSkills } from '../../parse-skills.js';

/** Chemistry and its ways of working. */
export const chemistry = [
  ...parseSkills(
    'practice',
    `
Wet chemistry | wet chemical analysis, wet chemical methods, classical chemical analysis | > laboratory-techniques, chemistry
Chemical analysis | chemical testing, chemical analyses, quantitative chemical analysis, analytical testing, qualitative chemical analysis, quantitative analysis in chemistry | > laboratory-analysis ~ analytical-chemistry
Chemical synthesis | synthesis of compounds, multi-step synthesis, small molecule synthesis | > laboratory-techniques, chemistry
Organic synthesis | synthetic organic chemistry, synthetic chemistry, multi-step organic synthesis | > chemical-synthesis, organic-chemistry
Peptide synthesis | solid-phase peptide synthesis | > chemical-synthesis
Nanoparticle synthesis | nanomaterial synthesis, nanomaterials synthesis | ~ nanotechnology, chemical-synthesis
Polymer synthesis | polymerization | > chemical-synthesis, polymer-chemistry
Distillation | fractional distillation | > laboratory-techniques
Rotary evaporation | rotary evaporator, rotovap | > laboratory-techniques
Liquid-liquid extraction | solvent extraction, liquid liquid extraction | > laboratory-techniques
Solid-phase extraction | solid phase extraction, SPE cartridges, SPE^? | > laboratory-techniques ~ sample-preparation ? HPLC, extraction, sample, chromatograph
Recrystallization |  | > laboratory-techniques
Air-sensitive techniques | Schlenk line, Schlenk techniques, glovebox, inert atmosphere techniques | ~ chemical-synthesis
Chemical scale-up | process scale-up, process chemistry, scale-up of chemical processes | ~ chemical-synthesis, chemical-engineering
Chemical formulation | product formulation, cosmetic formulation, formulation chemistry, formulating products, coatings formulation | ~ chemistry
Water testing | water quality testing, water analysis, wastewater analysis, drinking water analysis | ~ chemical-analysis
Forensic laboratory analysis | forensic chemistry, forensic evidence analysis | ~ forensic-science
DNA profiling | forensic DNA analysis, DNA fingerprinting | > molecular-biology-techniques ~ forensic-laboratory-analysis
Structure elucidation | compound characterization, structural elucidation | ~ nmr-spectroscopy
Petroleum testing | petroleum product testing, fuel testing, crude oil analysis | ~ chemical-analysis
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Chemistry | chemical sciences, general chemistry, applied chemistry |
Organic chemistry | organic chemistry knowledge | > chemistry
Inorganic chemistry | coordination chemistry | > chemistry
Organometallic chemistry | organometallics | > chemistry ~ inorganic-chemistry
Analytical chemistry | instrumental analysis, analytical methods in chemistry | > chemistry
Physical chemistry | chemical kinetics, chemical thermodynamics, surface chemistry | > chemistry
Polymer chemistry | polymer science | > chemistry
Medicinal chemistry | pharmaceutical chemistry, structure-activity relationships | > organic-chemistry
Computational chemistry | quantum chemistry | > chemistry
Density functional theory | DFT calculations | > computational-chemistry
Cheminformatics | chemoinformatics | ~ computational-chemistry, bioinformatics
Electrochemistry | battery chemistry, electrochemical engineering | > chemistry
Environmental chemistry | atmospheric chemistry, aquatic chemistry | > chemistry ~ environmental-science
Materials chemistry | solid-state chemistry, materials characterization | > chemistry ~ materials-science
Green chemistry | sustainable chemistry | > chemistry
Catalysis | heterogeneous catalysis, catalyst development | > chemistry
Nanotechnology | nanomaterials, nanoscience, nanofabrication | ~ materials-science
Photochemistry | photocatalysis | > chemistry
Nuclear chemistry | radiochemistry | > chemistry
REACH regulation | REACH compliance | ~ chemical-handling
Globally Harmonized System | GHS labeling, GHS^? | ~ chemical-handling ? chemical, label, SDS, hazard
Forensic science | forensic sciences | ~ chemistry
Crime scene investigation | crime scene processing, crime scene analysis, CSI crime scene | ~ forensic-science, investigation
Latent print examination | fingerprint analysis, fingerprint examination, latent prints | ~ forensic-science
`,
  ),
  ...parseSkills(
    'tool',
    `
ChemDraw | ChemOffice | ~ organic-chemistry
SciFinder | | ~ chemistry, literature-review
Reaxys | | ~ scifinder
Gaussian software | Gaussian 09, Gaussian 16 | > computational-chemistry
VASP | Vienna Ab initio Simulation Package | > computational-chemistry ~ gaussian-software
Aspen Plus | AspenTech Aspen Plus | ~ chemical-engineering, hysys
HYSYS | Aspen HYSYS | ~ chemical-engineering
`,
  ),
];
