import { parseSkills } from '../../parse-skills.js';

/** Nursing and health, laboratory and science, education, social work, law and public service. */
export const careScienceAndTeaching = [
  ...parseSkills(
    'practice',
    `
Patient care | direct patient care, patient-centered care, bedside care, nursing care, care of patients, providing care, patient safety | 
Patient assessment | nursing assessment, health assessment, physical assessment, patient assessments, head-to-toe assessment | > patient-care
Patient triage | triage^, triaging patients | > patient-assessment
Care planning | care plans, nursing care plans, care plan, treatment plans, treatment planning, case management | ~ patient-care
Medication administration | administering medications, administer medications, medication management, administering medication, med pass | ~ pharmacology
IV therapy | intravenous therapy, IV insertion, IV therapies, IV starts, IV infusion, venipuncture IV | ~ phlebotomy
Phlebotomy | venipuncture, blood draws, blood draw, drawing blood, blood collection | 
Wound care | wound management, dressing changes | ~ patient-care
Vital signs | taking vital signs, monitoring vital signs, vital signs monitoring | 
Infection control | infection prevention, sterile technique, aseptic technique, sterilization, PPE^ | 
Critical care | intensive care, ICU^, intensive care unit, CCU^ | > patient-care
Emergency care | emergency department, emergency nursing, emergency room, emergency medicine | > patient-care
Surgical care | operating room, perioperative nursing, perioperative, med-surg, medical-surgical, med/surg, surgical nursing | > patient-care
Pediatrics | pediatric nursing, paediatrics, pediatric care | > patient-care
Geriatric care | elderly care, geriatrics, long-term care, aged care, dementia care, Altenpflege | > patient-care
Maternity care | labor and delivery, obstetrics, midwifery, neonatal care, NICU^ | > patient-care
Mental health care | psychiatric nursing, behavioral health, psychiatric care, counseling, counselling | 
Home care | home health, home health care, personal care, activities of daily living, ADLs^ | > patient-care
Palliative care | hospice care, end-of-life care, hospice | > patient-care
Oncology | oncology nursing, chemotherapy, chemotherapy administration | > patient-care
Telemetry | cardiac monitoring, telemetry monitoring, ECG^, EKG^, EKG interpretation | 
Ventilator management | mechanical ventilation, airway management, respiratory therapy | ~ critical-care
Catheterization | catheter care, urinary catheter, Foley catheter | ~ patient-care
Patient education | patient teaching, health education, educating patients, health promotion | ~ patient-care
Discharge planning | care coordination, patient discharge | ~ care-planning
Clinical documentation | medical charting, charting, patient records, medical records, nursing documentation | ~ record-keeping
Medical coding | medical billing, ICD-10, CPT^*, CPT coding, medical billing and coding, ICD-10-CM | 
Physical therapy | physiotherapy, rehabilitation | 
Radiology | X-ray, radiography, CT scans, medical imaging | 
Dental hygiene | dental assisting, dentistry, dental care | 
Pharmacy practice | dispensing, dispensing medications, pharmacy operations | ~ pharmacology
Veterinary care | animal care, animal husbandry, veterinary medicine | 
Telehealth | telemedicine | ~ patient-care
Clinical research | clinical trials, clinical studies, clinical trial | ~ good-clinical-practice
Laboratory techniques | laboratory skills, lab techniques, bench work, laboratory testing, laboratory procedures, laboratory work, wet lab, laboratory analysis, laboratory tests | 
Specimen collection | specimen processing, sample collection, sample preparation, specimen handling | ~ laboratory-techniques
Cell culture | tissue culture, mammalian cell culture | > laboratory-techniques
PCR^ | qPCR, RT-PCR, polymerase chain reaction | > molecular-biology
Western blot | western blotting | > laboratory-techniques
DNA sequencing | next-generation sequencing, NGS^ | > molecular-biology
Flow cytometry | FACS^ | > laboratory-techniques
Chromatography | | > laboratory-techniques ~ mass-spectrometry
Mass spectrometry | | > laboratory-techniques
Spectroscopy | NMR^, FTIR, UV-Vis, spectrophotometry | > laboratory-techniques
Microscopy | confocal microscopy, electron microscopy, SEM/TEM | > laboratory-techniques
Titration | wet chemistry | > laboratory-techniques
Equipment calibration | instrument calibration, calibration of instruments, calibration | 
Laboratory safety | biosafety, chemical safety, hazardous materials handling | ~ occupational-safety
Scientific research | research methods, research methodology, academic research, literature review, literature reviews, qualitative research, quantitative research, investigación científica, recherche scientifique | 
Scientific writing | peer-reviewed publications, scientific publications, manuscript writing | 
Survey design | survey research, questionnaires, focus groups | ~ scientific-research
Field work | fieldwork, field research, field sampling | 
Teaching | classroom teaching, classroom instruction, classroom management, lesson plans, tutoring, instructing students, enseignement, enseñanza, docencia, Unterricht | ~ training-delivery
Curriculum development | curriculum design, lesson planning, instructional design, course development, curricula, course design | ~ teaching
Special education | special needs education, IEP^, individualized education programs | > teaching
Early childhood education | child care, childcare, preschool education, child development | ~ teaching
E-learning | eLearning, online learning, distance learning, learning management systems, LMS^, Moodle, Blackboard^*, Canvas LMS | ~ instructional-technology
Instructional technology | educational technology, edtech | 
Student advising | academic advising, student counseling, career counseling | ~ teaching
Social work | social services, social casework, family services, child welfare, crisis intervention | 
Community outreach | outreach programs, community engagement, public outreach | 
Investigation | investigations, criminal investigation, conducting investigations, evidence collection | 
Law enforcement | policing, patrol^*, crime prevention | 
Security guarding | physical security, access control, surveillance, security patrols | 
Emergency management | emergency preparedness, emergency response, disaster response | 
Firefighting | fire suppression, fire prevention, wildland firefighting | 
First aid | first-aid | ~ cpr
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Anatomy | anatomy and physiology, physiology | 
Medical terminology | medical language | 
Pharmacology | pharmaceuticals, pharmacokinetics, drug interactions | 
HIPAA | patient confidentiality, patient privacy | 
Public health | epidemiology, community health | 
Nutrition | dietetics, diet planning | 
Psychology | behavioral psychology, cognitive psychology | 
Biology | biological sciences, microbiology, life sciences | 
Molecular biology | genetics, genomics, cloning | > biology
Biochemistry | | > biology, chemistry
Bioinformatics | computational biology | > biology
Chemistry | organic chemistry, analytical chemistry, inorganic chemistry | 
Physics | quantum mechanics, thermodynamics, optics | 
Mathematics | calculus, applied mathematics, matemáticas, mathématiques, Mathematik | 
Environmental science | ecology, environmental sciences, environmental protection, conservation^*, natural resources | 
Environmental regulations | EPA regulations, environmental compliance | > environmental-science
GIS^ | ArcGIS, QGIS, geographic information systems, geospatial analysis | 
Geology | hydrology, soil science, geophysics | 
Agriculture | agronomy, crop production, farming, horticulture, plant science | 
Good clinical practice | GCP guidelines, ICH-GCP, ICH GCP | 
Good manufacturing practice | GMP^, cGMP, GLP^, good laboratory practice, GxP | 
CLIA^ | CLIA regulations, CAP/CLIA | ~ laboratory-techniques
Pedagogy | educational theory, learning theory | ~ teaching
International relations | foreign policy, international affairs, diplomacy | 
`,
  ),
  ...parseSkills(
    'tool',
    `
Electronic health records | EHR^, EMR^, electronic medical records, electronic medical record, electronic health record, EHR systems | ~ epic-systems, cerner
Epic Systems | Epic EHR, Epic^* | > electronic-health-records
Cerner^ | Cerner Millennium | > electronic-health-records ~ epic-systems
LIMS^ | laboratory information system, laboratory information management system, LabWare | ~ laboratory-techniques
LabVIEW | | 
EndNote | | 
NVivo | | ~ survey-design
`,
  ),
  ...parseSkills(
    'certificate',
    `
Registered nurse | RN^, registered nurse license, RN license, infirmière, enfermera registrada, licensed registered nurse | > patient-care
Licensed practical nurse | LPN^, LVN^, licensed vocational nurse | > patient-care ~ registered-nurse
Nurse practitioner | NP^*, FNP^, APRN^, advanced practice registered nurse | > registered-nurse
Certified nursing assistant | CNA^, nursing assistant, nurse aide, certified nurse assistant | > patient-care
BLS^ | Basic Life Support, BLS certification | > cpr
ACLS | Advanced Cardiac Life Support, Advanced Cardiovascular Life Support | > bls
PALS^* | Pediatric Advanced Life Support | > bls ~ acls
CPR^ | cardiopulmonary resuscitation, CPR certification | ~ first-aid
EMT^ | emergency medical technician, paramedic | > emergency-care
CCRN | critical care registered nurse | > critical-care
Medical technologist | MLS^*, medical laboratory scientist, ASCP^, MT(ASCP), clinical laboratory scientist | > laboratory-techniques
Pharmacy technician | CPhT^, certified pharmacy technician | > pharmacy-practice
Medical assistant | CMA^, certified medical assistant | > patient-care
Teaching license | teaching certificate, teacher certification, teaching credential, QTS^, licensed teacher | > teaching
Bar admission | admitted to the bar, state bar, bar membership | 
`,
  ),
];
