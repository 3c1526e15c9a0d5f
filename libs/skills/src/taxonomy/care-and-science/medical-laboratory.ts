import { parseSkills } from '../../parse-skills.js';

/** Taking specimens from patients and testing them. */
export const medicalLaboratory = [
  ...parseSkills(
    'practice',
    `
Phlebotomy | venipuncture, venepuncture, blood draws, blood draw, drawing blood, blood collection, blood drawing, draw blood, drawing of blood |
Capillary blood collection | capillary puncture, fingersticks, finger sticks, heel sticks, finger stick, heel stick, dermal puncture, capillary punctures, capillary sticks | ~ phlebotomy
Specimen collection | sample collection, collecting specimens, collect specimens, collecting samples, collection of specimens, specimen procurement, collect samples | ~ laboratory-techniques
Specimen processing | specimen handling, specimen preparation, processing specimens, sample processing, specimen accessioning, processing samples, laboratory accessioning | ~ specimen-collection
Drug screen collection | urine drug screen collection, specimen collection for drug testing, DOT drug test collection, collecting drug screens | ~ specimen-collection
Medical laboratory testing | clinical laboratory testing, diagnostic laboratory testing, medical laboratory work, clinical laboratory procedures, clinical laboratory, medical laboratory, clinical lab testing, diagnostic testing in the laboratory | > laboratory-techniques
Point-of-care testing | POCT^, point of care testing, bedside testing, rapid diagnostic testing, waived testing | ~ medical-laboratory-testing
Hematology | haematology, blood cell analysis, complete blood counts, hematology testing, CBC^? | > medical-laboratory-testing ? blood, hematolog, haematolog, urinalysis, lab
Coagulation testing | coagulation studies, coagulation assays, hemostasis testing, coagulation? | > medical-laboratory-testing ~ hematology ? hematolog, lab, urinalysis
Clinical chemistry | clinical chemistry testing, blood chemistry, medical biochemistry | > medical-laboratory-testing
Urinalysis | urine testing, urine analysis, urine tests, urinalyses, urine dipstick | > medical-laboratory-testing
Blood banking | blood bank, immunohematology, blood typing, transfusion medicine, crossmatching, blood bank testing | > medical-laboratory-testing
Blood donation services | blood donor services, blood donor collection, blood donor screening | ~ phlebotomy, blood-banking
Apheresis | plasmapheresis, plasma collection, plateletpheresis | ~ blood-donation-services
Clinical microbiology | medical microbiology, diagnostic microbiology, medical bacteriology, bacteriological testing | > medical-laboratory-testing ~ microbiology
Antimicrobial susceptibility testing | antibiotic susceptibility testing, antimicrobial susceptibility | > clinical-microbiology
Gram staining | Gram stain, Gram stains | ~ clinical-microbiology
Parasitology | medical parasitology, ova and parasite examination | ~ clinical-microbiology
Mycology | medical mycology, fungal identification | ~ microbiology
Serology | serological testing, immunoserology, serologic testing | > medical-laboratory-testing ~ immunoassay
Molecular diagnostics | molecular diagnostic testing, molecular testing, nucleic acid testing | > medical-laboratory-testing, molecular-biology
Clinical toxicology | clinical toxicology testing, toxicology screening | > medical-laboratory-testing ~ toxicology
Forensic toxicology | | > toxicology ~ clinical-toxicology, forensic-science
Histology | histological techniques, histotechnology, tissue processing for histology, histologic techniques | > laboratory-techniques
Histopathology | histopathological examination | > histology, pathology
Tissue sectioning | sectioning tissue, sectioning of tissue | > histology ~ microtomy
Histological staining | tissue staining, special stains | > histology
Tissue embedding | paraffin embedding, embedding tissue | ~ histology
Microtomy | microtome sectioning, microtome, cryosectioning, cryostat sectioning | > histology
H&E staining | hematoxylin and eosin staining, hematoxylin and eosin | > histology
Grossing | gross examination of specimens, surgical specimen grossing, gross dissection | ~ pathology, histology
Cytology | cytopathology, cytotechnology, cytological examination, Pap smear screening | > laboratory-techniques ~ histology
Cytogenetics | karyotyping, chromosome analysis | > laboratory-techniques, genetics
FISH assay | fluorescence in situ hybridization, in situ hybridization, FISH^? | ~ cytogenetics ? situ, cytogenetic, probe, hybridiz, karyotyp
HLA typing | histocompatibility testing, tissue typing | ~ blood-banking
Newborn screening | neonatal screening | ~ medical-laboratory-testing
Clinical embryology | embryology laboratory, embryo culture | ~ in-vitro-fertilization
Andrology | semen analysis, andrology testing | > medical-laboratory-testing
Laboratory quality control | laboratory QC, quality control in the laboratory, Levey-Jennings, laboratory quality assurance, lab quality control, proficiency testing | > quality-assurance
Laboratory result reporting | critical value reporting, reporting laboratory results, reporting of laboratory results | ~ medical-laboratory-testing
Laboratory management | lab management, laboratory supervision, laboratory operations management, lab operations, managing laboratories | ~ laboratory-techniques
`,
  ),
  ...parseSkills(
    'knowledge',
    `
CLIA^ | CLIA regulations, Clinical Laboratory Improvement Amendments, CLIA standards | ~ cap-accreditation
CAP accreditation | College of American Pathologists, CAP/CLIA, CAP inspection, CAP regulations | ~ clia
ISO 15189 | | ~ laboratory-quality-control
Laboratory accreditation | accreditation of laboratories | ~ iso-15189
`,
  ),
  ...parseSkills(
    'tool',
    `
Automated laboratory analyzers | automated analyzers, hematology analyzers, laboratory analyzers, chemistry analyzers | ~ hematology, clinical-chemistry
Sunquest | Sunquest LIS | > laboratory-information-systems
Epic Beaker | Beaker LIS | > laboratory-information-systems, epic-systems
Laboratory information systems | laboratory information system, LIS^ | ~ lims
`,
  ),
];
