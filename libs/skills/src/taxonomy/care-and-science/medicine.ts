import { parseSkills } from '../../parse-skills.js';

/** Specialities and procedures of medicine and surgery. */
export const medicine = [
  ...parseSkills(
    'practice',
    `
Clinical medicine | practice of medicine, practicing medicine, clinical practice | > patient-care
Medical diagnosis | diagnosing patients, differential diagnosis, clinical diagnosis, diagnosing illness, diagnosis and treatment of patients | > patient-assessment
Clinical decision-making | clinical judgment, clinical judgement, clinical reasoning, clinical decision making | ~ patient-assessment
Medical assisting | medical assistant duties, medical assistant experience, medical assistant, back office medical assisting | > patient-care
Nursing assistance | nursing assistant, nursing assistant duties, nurse aide, nurse's aide, nursing aide | > patient-care
Medical consultation | medical consultations, consulting with patients | ~ medical-diagnosis
Prescribing medication | prescribing medications, prescribe medications, medication prescribing, prescriptive authority | ~ pharmacology
Medical rounds | ward rounds, patient rounds, rounding on patients, interdisciplinary rounds | ~ patient-care
Primary care | primary health care, primary healthcare, primary care medicine | > patient-care ~ family-medicine
Family medicine | family practice, general practice medicine, family care medicine | > primary-care
Internal medicine | general internal medicine | > patient-care ~ primary-care
Hospital medicine | hospitalist, hospitalist medicine | > internal-medicine
Urgent care | urgent care medicine, urgent care clinic, walk-in clinic | > patient-care ~ emergency-care
Preventive care | preventive medicine, preventative medicine, preventative care, preventive health care, wellness visits | ~ primary-care
Occupational medicine | occupational health services, employee health clinic, occupational health medicine | ~ occupational-safety
Sports medicine | sport medicine, sports injuries, sports injury management | ~ athletic-training
Aerospace medicine | aviation medicine, flight medicine | ~ occupational-medicine
Pediatrics | paediatrics, pediatric care, paediatric care, pediatric medicine, pediatric patients | > patient-care
Geriatric medicine | geriatrics | > geriatric-care
Cardiology | cardiovascular medicine | > patient-care ~ cardiac-care
Interventional cardiology | percutaneous coronary intervention, coronary angioplasty | > cardiology
Cardiac catheterization | cath lab, cardiac cath lab, cardiac catheterisation, catheterization laboratory, left heart catheterization | ~ interventional-cardiology
Electrophysiology | cardiac electrophysiology | ~ cardiology
Pulmonology | pulmonary medicine, respiratory medicine, pneumology, pulmonary care | > patient-care
Sleep medicine | sleep disorders medicine | ~ polysomnography
Gastroenterology | gastrointestinal medicine | > patient-care
Endoscopy | gastrointestinal endoscopy, GI endoscopy, upper endoscopy, endoscopic procedures | ~ gastroenterology
Colonoscopy | colonoscopies | > endoscopy
Bronchoscopy | bronchoscopies | > endoscopy ~ pulmonology
Hepatology | liver disease management | ~ gastroenterology
Nephrology | renal medicine, renal care, kidney care | > patient-care ~ dialysis
Urology | urological care | > patient-care
Endocrinology | hormone therapy management | > patient-care ~ diabetes-care
Rheumatology | | > patient-care
Allergy medicine | allergy and immunology, allergology, allergy testing, allergy treatment | ~ immunology
Infectious diseases | infectious disease medicine, infectious disease, communicable diseases | ~ infection-control
Clinical hematology practice | hematology/oncology, hematology-oncology | > oncology ~ hematology
Oncology | oncologic care, medical oncology, cancer treatment | > patient-care
Radiation oncology | radiation therapy, radiotherapy | > oncology
Neurology | neurological care, clinical neurology, neuro nursing | > patient-care
Stroke care | stroke management, acute stroke care | ~ neurology
Dermatology | skin disease treatment | > patient-care
Ophthalmology | eye care medicine, ophthalmic care, ophthalmic assisting | > patient-care ~ optometry
Optometry | vision testing, eye examinations, eye exams, refraction testing, visual acuity testing | > patient-care
Optical dispensing | opticianry, fitting eyeglasses, eyeglass fitting, fitting contact lenses, contact lens fitting | ~ optometry
Otolaryngology | ear nose and throat, otorhinolaryngology, ENT^ | > patient-care
Obstetrics and gynecology | OB/GYN, OBGYN, obstetrics, gynecology, gynaecology, obstetrics and gynaecology, OB-GYN, OB^? | > patient-care ? GYN, labor, nurs, matern, perinatal
Women's health | womens health care, women's health care | ~ obstetrics-and-gynecology
Reproductive medicine | assisted reproduction, reproductive endocrinology, fertility clinic | ~ obstetrics-and-gynecology
In vitro fertilization | IVF^? | > reproductive-medicine ? embryo, laborator, clinic, patient
Family planning counseling | family planning services, contraceptive counseling, contraception counseling | ~ women-s-health
Gynecologic screening | Pap smears, Pap tests, Pap smear, cervical screening | ~ obstetrics-and-gynecology
Psychiatry | psychiatric medicine, psychiatric evaluation, psychiatric evaluations | > mental-health-care
Child and adolescent psychiatry | child psychiatry, pediatric psychiatry | > psychiatry
Physical medicine and rehabilitation | physiatry, PM&R | > rehabilitation
Anesthesiology | anesthesia, anaesthesia, anaesthesiology, administering anesthesia, anesthesia administration, general anesthesia, anaesthetics | > patient-care
Regional anesthesia | nerve blocks, epidural anesthesia, spinal anesthesia, regional anaesthesia, nerve block | > anesthesiology
Procedural sedation | moderate sedation, conscious sedation | ~ anesthesiology
Surgery | general surgery, surgical procedures, performing surgery, operative procedures, surgical practice | > surgical-care
Minimally invasive surgery | laparoscopic surgery, laparoscopy, keyhole surgery | > surgery
Robotic surgery | robot-assisted surgery, da Vinci surgical system | > surgery
Orthopedics | orthopaedics, orthopedic surgery, orthopaedic surgery, orthopedic care | > patient-care
Joint replacement | hip replacement, knee replacement, arthroplasty, total joint replacement | > orthopedics
Casting and splinting | splinting, cast application, splint application, applying casts | ~ orthopedics
Neurosurgery | neurological surgery, brain surgery | > surgery ~ neurology
Cardiothoracic surgery | cardiac surgery, thoracic surgery, open heart surgery, heart surgery | > surgery
Vascular surgery | vascular access surgery | > surgery
Plastic surgery | reconstructive surgery, cosmetic surgery, aesthetic surgery | > surgery
Aesthetic medicine | medical aesthetics, Botox injections, dermal fillers, aesthetic injectables | ~ dermatology
Bariatric surgery | weight loss surgery, bariatrics | > surgery
Trauma surgery | trauma and acute care surgery | > surgery, trauma-care
Transplantation medicine | organ transplantation, transplant surgery, organ transplant, organ procurement | ~ surgery
Surgical assisting | first assisting, surgical first assist, first assist in surgery, assisting in surgery, assisting surgeons | > surgical-care
Surgical technology | surgical tech, scrub tech, surgical technician, surgical technologist | > operating-room-experience ~ aseptic-technique
Surgical instrumentation | surgical instruments, surgical instrument handling, passing surgical instruments | ~ surgical-technology, sterile-processing
Suturing | wound closure, laceration repair, suture placement | ~ wound-care
Biopsies | performing biopsies, skin biopsy, tissue biopsy, biopsy procedures | ~ medical-diagnosis
Lumbar puncture | spinal tap, lumbar punctures | ~ medical-diagnosis
Joint injection | joint injections, arthrocentesis, joint aspiration | ~ orthopedics
Minor surgical procedures | minor surgery, minor procedures, incision and drainage, in-office procedures | ~ suturing
Circumcision | circumcisions | > minor-surgical-procedures
Wilderness medicine | expedition medicine, remote medicine | ~ emergency-care
Tropical medicine | travel medicine, travel health | ~ infectious-diseases
Addiction medicine | medication-assisted treatment, addiction psychiatry, opioid use disorder treatment | ~ substance-abuse-counseling
Pain medicine procedures | interventional pain management, epidural steroid injections | > pain-management
Palliative care | hospice care, end-of-life care, hospice, palliative medicine, end of life care, hospice nursing | > patient-care
Forensic medicine | forensic pathology | > pathology ~ forensic-science
Death investigation | medicolegal death investigation, coroner investigations | ~ forensic-medicine, investigation
Autopsy | autopsies, post-mortem examination, post-mortem examinations, autopsy assistance | ~ pathology
Necropsy | necropsies, animal post-mortem examination | ~ veterinary-pathology, autopsy
Complementary medicine | alternative medicine, integrative medicine, holistic medicine, complementary therapies | ~ clinical-medicine
Naturopathy | naturopathic medicine | > complementary-medicine
Homeopathy | homeopathic medicine | > complementary-medicine
Herbal medicine | herbalism, phytotherapy | > complementary-medicine
Reiki | energy healing | > complementary-medicine
Reflexology | | > complementary-medicine ~ massage-therapy
Aromatherapy | | > complementary-medicine
Acupuncture | acupuncture treatment | > complementary-medicine
Traditional Chinese medicine | | > complementary-medicine ~ acupuncture, herbal-medicine
Chiropractic care | chiropractic, spinal manipulation, chiropractic adjustments | ~ physical-therapy
Podiatry | foot care, podiatric medicine, chiropody | > patient-care
Osteopathy | osteopathic manipulative treatment, osteopathic medicine, OMT^* | ~ chiropractic-care
Telehealth | telemedicine, virtual care, telehealth visits, remote patient care, virtual visits | ~ patient-care
Remote patient monitoring | RPM monitoring, home telemonitoring | > telehealth
Genetic counseling | genetic counselling, genetic risk assessment | ~ genetics
Interdisciplinary care | multidisciplinary care, interdisciplinary care team, multidisciplinary care teams, interdisciplinary care teams, multidisciplinary treatment team | ~ care-coordination
Medical device implantation | pacemaker implantation, pacemaker insertion | ~ cardiology
Perfusion technology | cardiopulmonary bypass, cardiovascular perfusion, extracorporeal membrane oxygenation, ECMO^ | ~ cardiothoracic-surgery
Clinical quality improvement | healthcare quality improvement, health care quality improvement, quality improvement in healthcare, clinical quality measures | ~ patient-safety
Utilization review | utilization management, utilisation review, medical necessity review | ~ case-management
Clinical guidelines | clinical protocols, clinical practice guidelines, treatment protocols | ~ evidence-based-practice
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Anatomy | human anatomy, anatomy and physiology | ~ physiology
Physiology | human physiology, exercise physiology | ~ anatomy
Pathophysiology | disease processes, pathophysiology of disease | > physiology ~ pathology
Pathology | anatomic pathology, anatomical pathology, clinical pathology, surgical pathology | ~ histology
Medical terminology | medical language, medical terms, medical vocabulary |
Medical ethics | healthcare ethics, bioethics, clinical ethics | ~ ethics
Healthcare administration | health care administration, hospital administration, healthcare management, health services administration, health administration, medical practice management |
Health policy | healthcare policy, health care policy | ~ public-health, policy-analysis
Health systems | healthcare systems, health care systems, healthcare delivery, health care delivery | ~ healthcare-administration
`,
  ),
];
