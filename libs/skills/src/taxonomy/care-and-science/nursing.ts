import { parseSkills } from '../../parse-skills.js';

/** What nurses and nursing assistants do at the bedside, and the kinds of ward they do it on. */
export const nursing = [
  ...parseSkills(
    'practice',
    `
Patient care | direct patient care, hands-on patient care, bedside care, bedside patient care, care of patients, caring for patients, provide patient care, care for patients, caring for patients and families |
Nursing | nursing care, clinical nursing, bedside nursing, nursing practice | > patient-care
Patient-centered care | patient-centred care, person-centered care, person-centred care | > patient-care
Family-centered care | family-centred care | ~ patient-centered-care
Culturally competent care | cultural competence in care, culturally sensitive care | ~ patient-centered-care
Patient safety | patient safety standards, patient safety practices | ~ patient-care
Fall prevention | falls prevention, fall precautions, fall risk assessment | > patient-safety
Patient assessment | nursing assessment, health assessment, patient assessments, patient evaluation, assessing patients, assess patients | > patient-care
Physical assessment | head-to-toe assessment, head to toe assessments, physical assessments | > patient-assessment
Patient triage | Triage*, triaging patients, triage patients, triage of patients, nurse triage, triage nursing, medical triage, triage? | > patient-assessment ? patient, nurs, emergenc, medical, hospital, clinic
Telephone triage | phone triage, telephone nurse triage, telephonic triage | > patient-triage
Patient intake | patient interviews, patient rooming, rooming patients, patient interviewing | ~ patient-care
Exam room preparation | preparing exam rooms, exam room setup, preparing examination rooms, stocking exam rooms, exam rooms | ~ medical-assisting
Medical supplies | stocking medical supplies, medical supply inventory, medical supply management | ~ inventory-management
Medical equipment | operating medical equipment, hospital equipment, medical equipment operation | ~ medical-devices
Medical history taking | taking medical histories, medical history interviews, patient history, patient histories, history taking | ~ patient-assessment
Care planning | care plans, care plan, plan of care, plans of care, care plan development, individualized care plans, nursing care plans, service care plans | ~ patient-care
Treatment planning | treatment plans, treatment plan, treatment plan development | ~ care-planning
Medication administration | administering medications, administer medications, administering medication, administer medication, med pass, medication pass, med administration | ~ pharmacology
Medication titration | titration of medications, titrating medications, drip titration, titrating drips, vasoactive drips, titration of drips, titrate drips, titrate medications | > medication-administration ~ critical-care
Medication management | managing medications, medication oversight | ~ medication-administration
Medication reconciliation | med reconciliation, reconciling medications | ~ medication-management
Administering injections | intramuscular injections, subcutaneous injections, giving injections, administer injections, injection administration, IM injections, injections? | > medication-administration ? patient, vaccin, medication, subcutaneous, nurs, medical, vitals
IV therapy | intravenous therapy, IV therapies, IV infusion, intravenous infusion, infusion therapy, infusion nursing | ~ iv-insertion
IV insertion | IV starts, starting IVs, peripheral IV insertion, IV placement, venous cannulation, intravenous cannulation, peripheral IV access, IV catheter insertion, IV access, IV catheters, start IVs, insert IVs | ~ phlebotomy
Central line care | central venous catheter care, central line management, PICC line care, PICC lines, central line dressing changes | ~ iv-therapy
Blood transfusion | transfusing blood products, blood product administration, administering blood products | ~ iv-therapy
Patient-controlled analgesia | PCA pumps, PCA pump, PCA^? | ~ pain-management ? pump, pain, analges, epidural
Wound care | wound management, wound treatment, wound assessment and care | ~ patient-care
Dressing changes | wound dressing, wound dressings, changing dressings, sterile dressing changes, dressing wounds | > wound-care
Negative pressure wound therapy | wound vac, NPWT^ | > wound-care
Ostomy care | colostomy care, stoma care, ileostomy care | ~ wound-care
Pressure injury prevention | pressure ulcer prevention, pressure ulcers, pressure injuries, bedsore prevention | ~ wound-care
Suture removal | staple removal, suture and staple removal | ~ wound-care, suturing
Vital signs | taking vital signs, monitoring vital signs, vital signs monitoring, recording vital signs, patient vitals, taking vitals, obtaining vitals, vitals?, take vital signs | ? patient, nurs, medical, EKG, resident, blood
Patient monitoring | monitoring patients, monitor patients, patient observation | > patient-care
Blood glucose monitoring | blood glucose testing, blood sugar monitoring, blood sugar checks, glucose monitoring, fingerstick glucose, glucometer testing | ~ diabetes-care
Diabetes care | diabetes management, diabetic care, diabetes nursing | > patient-care
Diabetes education | diabetes self-management education, diabetic education | > patient-education ~ diabetes-care
Chronic disease management | chronic care management, management of chronic conditions, chronic illness management, chronic conditions management | ~ patient-care
Catheterization | catheter insertion, urinary catheterization, catheterisation, Foley catheter insertion, inserting catheters, straight catheterization, insert catheters | ~ catheter-care
Catheter care | urinary catheter care, Foley care, urinary catheter, Foley catheter, indwelling catheter care | > patient-care
Enteral feeding | tube feeding, tube feedings, G-tube feeding, gastrostomy care, PEG tube care, G-tube care, G-tube, G-tubes, feeding tubes | ~ patient-care
Nasogastric tube insertion | NG tube insertion, NG tube placement, nasogastric tubes | ~ enteral-feeding
Tracheostomy care | trach care, tracheostomy management, tracheotomy care | > patient-care ~ airway-suctioning
Airway suctioning | tracheal suctioning, oral suctioning, suctioning | ~ tracheostomy-care
Oxygen therapy | oxygen administration, administering oxygen, supplemental oxygen | ~ respiratory-therapy
Pain management | pain control, pain relief, pain medicine, chronic pain management, acute pain management | > patient-care
Pain assessment | pain assessments, assessing pain | ~ pain-management
Patient education | patient teaching, educating patients, patient and family education, patient counseling, patient counselling, counsel patients, counseling patients, educate patients, teach patients | ~ patient-care, health-education
Discharge planning | patient discharge, discharge coordination, hospital discharge planning | ~ care-planning, care-coordination
Care coordination | coordination of care, patient care coordination, coordinating care, care co-ordination, coordinate care, coordinate patient care | ~ case-management
Patient handoff | shift handoff, nursing handoff, bedside shift report, SBAR^ | ~ nursing
Patient advocacy | patient advocate, advocating for patients | ~ patient-care
Patient communication | bedside manner, communicating with patients, patient interaction, patient communication skills, patient relations | ~ patient-care
Patient satisfaction | patient experience, patient satisfaction surveys, HCAHPS | ~ patient-centered-care
Charge nursing | charge nurse duties, charge nurse experience, charge nurse | > nursing ~ nurse-management
Nurse management | nursing management, nursing leadership, nursing administration, nursing supervision | > nursing
Nurse precepting | nurse preceptor, precepting new nurses, precepting nurses, precepting nursing students | > nursing ~ clinical-teaching
Delegation of nursing tasks | nursing delegation, delegating nursing tasks | ~ nurse-management
Medical-surgical nursing | med-surg, med/surg, medical-surgical, medical/surgical, med-surg nursing, medsurg | > nursing ~ surgical-care
Surgical care | surgical nursing, surgical patient care, care of surgical patients | > patient-care
Perioperative nursing | operating room nursing, theatre nursing, perioperative care, perioperative, OR nursing | > nursing, surgical-care
Preoperative care | pre-op care, pre-op, preoperative preparation, pre-operative assessment | > surgical-care
Postoperative care | post-op care, post-op, post-operative care, post-surgical care | > surgical-care
Post-anesthesia care | PACU^, post anesthesia care unit, recovery room nursing, post-anaesthesia care | > postoperative-care
Operating room experience | operating room, operating theatre, operating room procedures, operating rooms | > surgical-care ~ perioperative-nursing
Scrub nursing | scrub nurse, surgical scrub, scrubbing for surgery | > perioperative-nursing, operating-room-experience
Circulating nursing | circulating nurse, circulator in surgery | > perioperative-nursing, operating-room-experience
Critical care | intensive care, ICU^, intensive care unit, intensive care nursing, critical care nursing, ICU nursing, high dependency unit, high dependency care, MICU^, SICU^ | > patient-care
Cardiac care | CCU^, coronary care, coronary care unit, cardiac nursing, cardiac care unit, cardiovascular nursing, CVICU^ | > patient-care ~ critical-care
Progressive care | step-down unit, stepdown unit, progressive care unit, intermediate care unit, PCU^ | > patient-care ~ critical-care
Hemodynamic monitoring | haemodynamic monitoring, arterial line monitoring, invasive hemodynamic monitoring | ~ critical-care
Telemetry? | cardiac monitoring, telemetry monitoring, heart monitoring, telemetry nursing, cardiac telemetry, tele nursing, telemetry unit | ~ ecg-interpretation ? nurs, cardiac, patient, heart, hospital, ICU, ECG, EKG, med
ECG interpretation | EKG interpretation, ECG reading, reading ECGs, cardiac rhythm interpretation, EKG rhythm interpretation, dysrhythmia interpretation, arrhythmia interpretation, rhythm interpretation, rhythm strips, 12-lead interpretation, interpret EKGs, interpret ECGs | ~ telemetry
Electrocardiography | ECG^, electrocardiogram, electrocardiograms, 12-lead ECG, 12-lead EKG, EKG testing, performing EKGs | ~ ecg-interpretation
Maternity care | maternity nursing, maternal care, perinatal care, obstetric nursing, obstetrical nursing, maternal health care | > patient-care ~ obstetrics-and-gynecology
Labor and delivery | labour and delivery, labor & delivery, L&D nursing, intrapartum care, delivery room nursing, L&D^? | > maternity-care ? nurs, matern, postpartum, NICU, obstetric
Prenatal care | antenatal care, antepartum care | > maternity-care
Postpartum care | postnatal care, mother-baby care, mother-baby nursing, postpartum nursing, mother/baby | > maternity-care
Fetal monitoring | foetal monitoring, electronic fetal monitoring | ~ labor-and-delivery
Midwifery | nurse-midwifery, midwifery care | > maternity-care
Lactation consulting | breastfeeding education, breastfeeding counseling, lactation education, lactation counseling | ~ postpartum-care
Newborn care | neonatal care, neonatal nursing, newborn nursery, nursery nursing | > patient-care ~ maternity-care
Neonatal intensive care | NICU^, neonatal ICU, neonatal intensive care unit | > newborn-care ~ critical-care
Pediatric nursing | paediatric nursing, pediatric nurse, nursing of children | > nursing, pediatrics
Pediatric intensive care | PICU^, pediatric ICU, paediatric intensive care | > pediatrics, critical-care
Oncology nursing | cancer nursing, cancer care | > oncology, nursing
Chemotherapy administration | administering chemotherapy, chemotherapy, chemo administration | > oncology ~ medication-administration
Psychiatric nursing | mental health nursing, psych nursing, behavioral health nursing | > nursing, mental-health-care
Dialysis | hemodialysis, haemodialysis, dialysis treatment, dialysis nursing, renal dialysis | > patient-care
Peritoneal dialysis | CAPD^, continuous cycling peritoneal dialysis | > dialysis
Continuous renal replacement therapy | CRRT^ | > dialysis, critical-care
Orthopedic nursing | orthopaedic nursing, ortho nursing | > nursing
Rehabilitation nursing | rehab nursing | > nursing ~ rehabilitation
Occupational health nursing | workplace health nursing | > nursing ~ occupational-medicine
School nursing | school nurse | > nursing
Community nursing | community health nursing, district nursing, public health nursing | > nursing ~ public-health
Float pool nursing | float nursing | > nursing
Ambulatory care | outpatient care, ambulatory nursing, outpatient clinic, outpatient nursing, clinic nursing | > patient-care
Acute care | acute patient care, acute care nursing, hospital care, inpatient care, acute care setting, teaching hospital, acute ward, acute wards, acute medical ward, acute surgical ward, acute setting, acute hospital setting, acute medicine ward | > patient-care
Patient transport | patient transfer, patient transportation, transporting patients, transport patients, patient transfers | > patient-care
Patient positioning | positioning patients, patient repositioning, turning and repositioning | > patient-care
Patient lifting | lifting patients, Hoyer lift, mechanical lifts for patients, patient mobility, safe patient handling, manual handling of patients | > patient-care
Specimen labeling | labeling specimens, specimen labelling | ~ specimen-collection
`,
  ),
  ...parseSkills(
    'method',
    `
Evidence-based practice | evidence-based care, evidence-based nursing, evidence based medicine, evidence-based medicine | ~ patient-care
Nursing process | ADPIE^ | > nursing
`,
  ),
];
