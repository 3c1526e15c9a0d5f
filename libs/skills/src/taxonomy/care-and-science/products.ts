import { parseSkills } from '../../parse-skills.js';

/** Techniques and products of laboratories, clinics and schools beside better known ones of their sort. */
export const careAndScienceProducts = [
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
Child supervision | babysitting, nanny | ~ early-childhood-education
`,
  ),
  ...parseSkills(
    'tool',
    `
Meditech | Allscripts, athenahealth, eClinicalWorks | > electronic-health-records ~ epic-systems
Zotero | Mendeley, Citavi | ~ endnote
Qualtrics | SurveyMonkey, LimeSurvey, Google Forms | ~ survey-design
GraphPad Prism | ImageJ | ~ statistics
`,
  ),
];
