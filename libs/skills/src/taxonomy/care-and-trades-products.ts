import { parseSkills } from '../parse-skills.js';

/** Techniques and products of laboratories, clinics and workshops beside better known ones of their sort. */
export const careAndTradesProducts = [
  ...parseSkills(
    'practice',
    `
HPLC | high-performance liquid chromatography, LC-MS, liquid chromatography, UPLC | > chromatography
Gas chromatography | GC-MS, GC/MS | > chromatography
ELISA^ | immunoassay, immunoassays, immunohistochemistry, IHC^ | > laboratory-techniques ~ western-blot
Gel electrophoresis | SDS-PAGE, electrophoresis | > laboratory-techniques ~ western-blot
CRISPR | gene editing, CRISPR-Cas9 | > molecular-biology
Protein purification | protein expression | > laboratory-techniques
Hematology | haematology, coagulation testing | > laboratory-techniques
Clinical chemistry | urinalysis | > laboratory-techniques
Blood banking | immunohematology, transfusion medicine | > laboratory-techniques
Histology | pathology, cytology | > laboratory-techniques
Magnetic resonance imaging | MRI^, MRI scans | ~ radiology
Ultrasound imaging | sonography, ultrasound, echocardiography | ~ radiology
Occupational therapy | ergotherapy | ~ physical-therapy
Speech therapy | speech-language pathology | ~ physical-therapy
Massage therapy | | ~ physical-therapy
Dialysis | hemodialysis | > patient-care
Tracheostomy care | suctioning | > patient-care
Immunization | vaccination, vaccinations, immunizations | 
Pain management | anesthesia, anaesthesia | > patient-care
Diabetes care | blood glucose monitoring, diabetes education | > patient-care
Patient transport | patient transfer, patient lifting | > patient-care
Meal service | feeding patients | ~ home-care
Applied behavior analysis | ABA^*, behavior management | ~ special-education
Language teaching | ESL^, TEFL, TESOL, English as a second language | > teaching
Library services | cataloging, cataloguing, library science | 
Computational fluid dynamics | CFD^ | ~ mechanical-engineering
Finite element analysis | FEA^, FEM^ | ~ mechanical-engineering
3D printing | additive manufacturing | ~ manufacturing
Injection molding | plastics processing, injection moulding | > manufacturing
Sheet metal work | metal fabrication, sheet metal, metalworking | ~ welding
Grinding and polishing | deburring | ~ machining
Scaffolding | rigging^* | ~ construction-management
Surveying | land surveying | ~ civil-engineering
Demolition | asphalt paving, road construction | ~ masonry
Diesel engine repair | diesel mechanics, diesel engines | > automotive-repair
Tire service | wheel alignment, oil changes | > automotive-repair
Bus driving | passenger transport, coach driving | ~ truck-driving
Parcel delivery | last-mile delivery, package delivery | ~ truck-driving
Packaging | labeling and packaging, packing goods | ~ warehouse-operations
Dishwashing | kitchen cleaning | ~ food-service
Wine service | sommelier | ~ food-service
Meat cutting | butchery | ~ food-preparation
Laundry | ironing, textile cleaning | ~ housekeeping
Child supervision | babysitting, nanny | ~ early-childhood-education
Lifeguarding | swimming instruction, water safety | ~ first-aid
`,
  ),
  ...parseSkills(
    'tool',
    `
Meditech | Allscripts, athenahealth, eClinicalWorks | > electronic-health-records ~ epic-systems
Zotero | Mendeley, Citavi | ~ endnote
Qualtrics | SurveyMonkey, LimeSurvey, Google Forms | ~ survey-design
GraphPad Prism | ImageJ | ~ statistics
CATIA | | ~ solidworks
Autodesk Inventor | Siemens NX, Creo^*, PTC Creo, SolidEdge, Fusion 360 | ~ solidworks
SketchUp | Rhino 3D, Rhinoceros 3D | ~ autocad
SCADA | HMI^, WinCC | ~ plc-programming
LTspice | KiCad, Altium Designer, Eagle PCB, OrCAD | > electronics
Bluebeam | PlanGrid | ~ procore
Telematics | electronic logging devices, tachograph | ~ truck-driving
Diagnostic scan tools | OBD-II, OBD2 | ~ automotive-repair
Amadeus GDS | Sabre GDS, Galileo GDS | ~ travel-arrangements
`,
  ),
];
