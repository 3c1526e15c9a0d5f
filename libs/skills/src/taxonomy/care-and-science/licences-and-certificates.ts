import { parseSkills } from '../../parse-skills.js';

/** What people of these fields hold: licences, registrations, certificates of courses. */
export const licencesAndCertificates = [
  ...parseSkills(
    'certificate',
    `
Registered nurse | RN^, registered nurse license, RN license, licensed registered nurse, RN licensure, registered nurse licensure, RNs^, registered adult nurse, registered general nurse, registered mental health nurse, registered children's nurse, registered learning disability nurse | > nursing
NMC registration | NMC registered, NMC PIN, registered with the NMC, registration with the NMC, Nursing and Midwifery Council registration, registered with the Nursing and Midwifery Council | > nursing ~ registered-nurse
HCPC registration | HCPC^, HCPC registered, registered with the HCPC, registration with the HCPC, Health and Care Professions Council, Health and Care Professions Council registration | 
GPhC registration | GPhC^, GPhC registered, registered with the GPhC, General Pharmaceutical Council, registered with the General Pharmaceutical Council, registration with the General Pharmaceutical Council, General Pharmaceutical Council registration | 
GMC registration | GMC registered, registered with the GMC, General Medical Council, General Medical Council registration | 
Social Work England registration | SWE registration, registered with Social Work England, registration with Social Work England, Social Work England, SWE registered | 
Licensed practical nurse | LPN^, LVN^, licensed vocational nurse, LPN license, LPNs^, LPN/LVN | > nursing ~ registered-nurse
Nurse practitioner | APRN^, advanced practice registered nurse, NP license, nurse practitioner license, ARNP^, CRNP^, NP^? | > registered-nurse ? nurs, PA, patient, physician, clinic, APRN
Family nurse practitioner | FNP^, FNP-BC, FNP-C | > nurse-practitioner ~ family-medicine
Psychiatric nurse practitioner | PMHNP, psychiatric mental health nurse practitioner, PMHNP-BC | > nurse-practitioner, psychiatric-nursing
Acute care nurse practitioner | AGACNP, ACNP^, adult-gerontology nurse practitioner | > nurse-practitioner
Clinical nurse specialist | clinical nurse specialist certification | > registered-nurse
Certified registered nurse anesthetist | CRNA^, nurse anesthetist | > registered-nurse, anesthesiology
Certified nurse midwife | CNM^, certified midwife, licensed midwife | > midwifery ~ registered-nurse
Certified nursing assistant | CNA^, certified nurse assistant, certified nurse aide, certified nurse's aide, STNA^, CNA certification, CNAs^, CNA license, nursing assistant certification | > nursing-assistance ~ home-health-aide
Home health aide | HHA^, certified home health aide, home health aide certification, HHA certificate | > home-care
Nursing license compact | compact nursing license, multistate nursing license, compact RN license, multistate RN license, compact state license, eNLC | ~ registered-nurse
NCLEX | NCLEX-RN, NCLEX-PN | ~ registered-nurse
BLS^ | Basic Life Support, BLS certification, BLS certified, BCLS^, BLS for healthcare providers, BLS/CPR, BLS provider | > cpr
ACLS^ | Advanced Cardiac Life Support, Advanced Cardiovascular Life Support, ACLS certification, ACLS certified, ACLS provider | > bls
Advanced life support | ALS certificate, ALS certification, ALS certified, ALS provider, ALS course, ALS^* | > bls ~ acls
PALS^* | Pediatric Advanced Life Support, PALS certification, PALS certified, PALS provider | > bls ~ acls
NRP^* | Neonatal Resuscitation Program, neonatal resuscitation, NRP certification | ~ pals, newborn-care
ATLS^ | Advanced Trauma Life Support | > trauma-care ~ acls
PHTLS | Prehospital Trauma Life Support | > trauma-care
ITLS | International Trauma Life Support | ~ phtls
TNCC^ | Trauma Nursing Core Course | > trauma-care
ENPC^ | Emergency Nursing Pediatric Course | > emergency-care, pediatric-nursing
CPR certification | CPR certified, CPR/AED certification, CPR/AED, CPR and first aid certification, CPR/First Aid certification, CPR/AED certified | > cpr
First aid certification | first aid certified, first aid/CPR certified, first aid certificate, first aid and CPR certified | > first-aid
NIH Stroke Scale | NIHSS^, NIH Stroke Scale certification, stroke certification | > stroke-care
EMT^ | emergency medical technician, EMT-B, EMT-Basic, EMT certification, EMTs^, NREMT, EMT license | > prehospital-care, bls
Advanced EMT | AEMT^, EMT-Intermediate, EMT-I, advanced emergency medical technician | > emt
Paramedic | EMT-P, paramedic license, EMT-Paramedic, licensed paramedic, NRP paramedic, paramedic certification, NREMT-P | > emt
Certified flight registered nurse | CFRN^, flight paramedic certification, FP-C^ | > critical-care-transport
CCRN | critical care registered nurse, CCRN certification | > critical-care, registered-nurse
CEN^ | certified emergency nurse, CEN certification | > emergency-care, registered-nurse
CNOR^ | CNOR certification, certified perioperative nurse | > perioperative-nursing, registered-nurse
OCN^ | Oncology Certified Nurse | > oncology-nursing, registered-nurse
ONS chemotherapy certificate | chemotherapy certification, chemo certified, chemo certification, ONS chemotherapy provider | > chemotherapy-administration
CMSRN^ | Certified Medical-Surgical Registered Nurse | > medical-surgical-nursing, registered-nurse
PCCN^ | Progressive Care Certified Nurse | > progressive-care, registered-nurse
RNC-OB | inpatient obstetric nursing certification, RNC-NIC, RNC certification | > maternity-care, registered-nurse
Wound care certification | WOCN^, CWOCN, wound care certified, certified wound care nurse, CWCN^ | > wound-care
IV certification | IV certified, IV therapy certification, CRNI^ | > iv-therapy
Certified case manager | CCM certification, CCM^? | > case-management ? case, nurs
Accredited case manager | ACM-RN | ~ certified-case-manager
Hospice and palliative nurse certification | CHPN^, CHPN certification | > palliative-care
Certified diabetes educator | CDCES, certified diabetes care and education specialist | > diabetes-education
Lactation consultant certification | IBCLC, certified lactation consultant, certified lactation counselor | > lactation-consulting
Certified dialysis technician | CCHT^, CHT dialysis certification, certified clinical hemodialysis technician | > dialysis
Medical license | MD license, medical licensure, licensed physician, physician license, medical practice license, licensed to practice medicine, Doctor of Medicine, medical doctor, MD/DO | > clinical-medicine
Doctor of osteopathic medicine | osteopathic physician, DO degree in medicine | > clinical-medicine
Board certification in medicine | board certified physician, board-certified physician, board certified in internal medicine, ABMS certification, board certified in family medicine | > medical-license
DEA registration | DEA license, DEA certificate, DEA number | > prescribing-medication
USMLE | USMLE Step | ~ medical-license
COMLEX | COMLEX-USA | ~ usmle
Physician assistant | PA-C^, physician assistant certification, certified physician assistant, physician associate | > clinical-medicine
Medical residency | residency training in medicine, residency in internal medicine, completed residency in medicine | > clinical-medicine
Certified medical assistant | CCMA^, certified clinical medical assistant, CMA (AAMA), AAMA^, medical assistant certification, CMA/RMA, CMA^? | > medical-assisting # medical-assistant ? medical, clinic, patient, physician, RMA
Registered medical assistant | RMA (AMT), RMA certification, RMA^? | > medical-assisting ~ medical-assistant ? medical, clinic, patient, CMA
Certified medication aide | CMT medication technician, medication aide, medication technician, med tech certification, certified medication technician, QMAP^ | > medication-administration
Phlebotomy certification | certified phlebotomist, certified phlebotomy technician, phlebotomy certificate, CPT phlebotomy, phlebotomy technician certification, phlebotomist certification | > phlebotomy
Medical technologist | medical laboratory scientist, MT (ASCP), clinical laboratory scientist, MLS (ASCP), ASCP^, ASCP certification, MLS certification, ASCP certified, MLS^? | > medical-laboratory-testing ? laborator, lab, ASCP, hospital, scientist
Medical laboratory technician | MLT^, MLT certification, MLT (ASCP), clinical laboratory technician | > medical-laboratory-testing ~ medical-technologist
Histotechnician certification | HT (ASCP), HTL (ASCP), histotechnologist certification | > histology
Cytotechnologist certification | CT (ASCP), certified cytotechnologist | > cytology
AMT certification | American Medical Technologists certification | ~ medical-technologist
ARRT certification | ARRT^, registered radiologic technologist, ARRT registered, ARRT certified, American Registry of Radiologic Technologists | > radiography
CT certification | ARRT CT, registered CT technologist | > computed-tomography
MRI certification | ARRT MRI, registered MRI technologist, ARMRIT | > magnetic-resonance-imaging
ARDMS certification | RDMS^, ARDMS, registered diagnostic medical sonographer | > ultrasound-imaging
RDCS^ | registered diagnostic cardiac sonographer, registered cardiac sonographer | > echocardiography
Registered vascular technologist | registered vascular specialist, RVT^? | > vascular-ultrasound ? vascular, ultrasound, sonograph, ARDMS
Nuclear medicine certification | CNMT^, NMTCB certification, certified nuclear medicine technologist | > nuclear-medicine
Radiation therapist certification | certified radiation therapist, ARRT radiation therapy | > radiation-therapy-delivery
Certified surgical technologist | CST certification, surgical technologist certification, NBSTSA, CST^? | > surgical-technology ? surg, scrub
Certified surgical first assistant | CSFA^ | > surgical-assisting
Registered nurse first assistant | RNFA | ~ certified-surgical-first-assistant
Sterile processing certification | CRCST, certified registered central service technician, CBSPD, CSPDT^ | > sterile-processing
Registered respiratory therapist | RRT credential, registered respiratory therapists, RRT license, RRT^? | > respiratory-therapy ~ certified-respiratory-therapist ? respirat, ventilat
Certified respiratory therapist | CRT respiratory therapist, CRT credential, CRT^? | > respiratory-therapy ? respirat, RRT
Registered EEG technologist | REEGT, R EEG T | > electroencephalography
Registered polysomnographic technologist | RPSGT | > polysomnography
Certified EKG technician | CET EKG technician, EKG technician certification | > electrocardiography
Physical therapist license | licensed physical therapist, PT license, Doctor of Physical Therapy, DPT^ | > physical-therapy
Physical therapist assistant | PTA license, licensed physical therapist assistant, licensed PTA, physical therapy assistant, PTA^? | > physical-therapy ? therap, rehab, patient
Occupational therapist license | licensed occupational therapist, OTR/L, registered occupational therapist, NBCOT, OTR^? | > occupational-therapy ? therap, NBCOT, rehab, COTA
Certified occupational therapy assistant | COTA^, COTA/L, occupational therapy assistant license | > occupational-therapy
Speech-language pathologist license | CCC-SLP, Certificate of Clinical Competence in Speech-Language Pathology, licensed speech-language pathologist, ASHA certification, SLP license | > speech-therapy
Audiologist license | Doctor of Audiology, CCC-A^, AuD^, licensed audiologist | > audiology
Certified athletic trainer | ATC certification, certified athletic trainers, Board of Certification athletic trainer | > athletic-training
Massage therapy license | licensed massage therapist, LMT^, massage license | > massage-therapy
Chiropractor license | Doctor of Chiropractic, licensed chiropractor | > chiropractic-care
Licensed acupuncturist | acupuncture license | > acupuncture
Registered dietitian | RDN^, RD/LD, registered dietitian nutritionist, licensed dietitian, registered dietician, RD^? | > nutrition ? dietit, nutrition, dietet
Dietetic technician registered | NDTR, DTR credential | > nutrition
Licensed clinical social worker | LCSW^, LICSW^, LISW^, LCSW license, clinical social work license | > licensed-social-worker, psychotherapy
Licensed social worker | LSW^, LMSW^, LBSW^, licensed master social worker, social work license, LSW license | > social-work
Licensed professional counselor | LPC^, LPCC^, licensed mental health counselor, LMHC^, LCPC^, LCMHC^, licensed clinical professional counselor, counselor license | > counseling
Licensed marriage and family therapist | LMFT^, MFT license | > family-therapy
Addiction counselor certification | CADC^, LADC^, CASAC, certified alcohol and drug counselor, licensed chemical dependency counselor, LCDC^ | > substance-abuse-counseling
Licensed psychologist | psychologist license, clinical psychologist license, PsyD^, Doctor of Psychology, EPPP^ | > psychology
Board certified behavior analyst | BCBA^, BCBA-D | > applied-behavior-analysis
Registered behavior technician | RBT^, RBT certification | > applied-behavior-analysis
Certified peer specialist | certified peer support specialist, certified peer recovery specialist | > peer-support
Mental Health First Aid | Mental Health First Aid certification, youth mental health first aid | > crisis-intervention
CPI certification | CPI certified, Crisis Prevention Institute certification | > nonviolent-crisis-intervention
Dental hygienist license | RDH^, registered dental hygienist, licensed dental hygienist | > dental-hygiene
Certified dental assistant | CDA dental certification, DANB certification, registered dental assistant, expanded functions dental assistant, EFDA^, DANB^, CDA^? | > dental-assisting ? dental, DANB
Dentist license | Doctor of Dental Surgery, DDS/DMD, Doctor of Dental Medicine, licensed dentist, dental license, DDS^?, DMD^? | > dentistry ? dent, licens
Dental radiology certification | dental X-ray license, dental X-ray certification, dental x-ray certificate | > dental-radiography
Optometrist license | Doctor of Optometry, licensed optometrist | > optometry
Optician license | ABO certification, ABO certified optician, ABO/NCLE, licensed optician | > optical-dispensing
Ophthalmic assistant certification | certified ophthalmic assistant, certified ophthalmic technician, JCAHPO | > ophthalmology
Pharmacist license | RPh^, licensed pharmacist, PharmD, Doctor of Pharmacy, registered pharmacist, pharmacy license, Pharm.D. | > pharmacy-practice, pharmacology
Certified pharmacy technician | CPhT^, PTCB^, pharmacy technician certification, PTCB certification, ExCPT, pharmacy technician license, registered pharmacy technician | > pharmacy-technician-work # pharmacy-technician
Board certified pharmacotherapy specialist | BCPS^ | > clinical-pharmacy, pharmacist-license
Pharmacy-based immunization certificate | APhA immunization certification, immunization certification | > immunization
Veterinarian license | DVM^, VMD^, Doctor of Veterinary Medicine, licensed veterinarian, veterinary license | > veterinary-care
Veterinary technician license | licensed veterinary technician, registered veterinary technician, certified veterinary technician, VTNE, credentialed veterinary technician, RVT^?, CVT^?, LVT^? | > veterinary-nursing ? veterinar, animal
Laboratory animal technician certification | AALAS certification, ALAT^, LATG^, AALAS^ | > laboratory-animal-care
Pesticide applicator license | certified pesticide applicator, pesticide applicator certification, pesticide license, certified applicator license | > pest-control
Certified crop adviser | certified crop advisor | > agronomy
Certified arborist | ISA certified arborist, ISA arborist | > forestry
Certified professional coder | AAPC certification, CPC certification, CPC-A, AAPC^, AAPC certified, certified medical coder, CPC^? | > medical-coding ? coding, coder, billing, AAPC
Certified coding specialist | CCS certification, AHIMA CCS, CCS-P, AHIMA certification, CCS^? | > medical-coding ~ certified-professional-coder ? coding, coder, AHIMA
RHIA^ | registered health information administrator | > medical-records-management
RHIT^ | registered health information technician | > medical-records-management ~ rhia
Epic certification | Epic certified, Epic certifications, certified in Epic | > epic-systems
CPHQ^ | Certified Professional in Healthcare Quality | > clinical-quality-improvement
Certified in infection control | CIC infection control, CBIC certification | > infection-control
CHES^* | certified health education specialist, MCHES | > health-education
Community health worker certification | certified community health worker, CHW certification | > community-health
Nursing home administrator license | licensed nursing home administrator, LNHA^ | > long-term-care, healthcare-administration
FACHE^ | Fellow of the American College of Healthcare Executives | > healthcare-administration
Clinical research certification | CCRP^, CCRC^, ACRP certification, SOCRA certification, certified clinical research professional, certified clinical research coordinator, CCRA^ | > clinical-research, good-clinical-practice
Regulatory Affairs Certification | RAC certification | > regulatory-affairs
HAZWOPER | 40-hour HAZWOPER, HAZWOPER certification, HAZWOPER 40 | > hazardous-materials
Professional geologist | licensed geologist, PG license, registered geologist, licensed professional geologist | > geology
Water treatment operator license | water operator license, water treatment license | > water-treatment
Certified industrial hygienist | CIH^ | > industrial-hygiene
LEED accreditation | | ~ sustainability
Wildland firefighter qualification | red card wildland, wildland firefighter red card, S-130/S-190 | > firefighting
Firefighter certification | NFPA 1001 | > firefighting
Wilderness First Responder | WFR^*, Wilderness First Aid, WFR certification | > first-aid
Teaching license | teaching certificate, teacher certification, teaching credential, QTS^, licensed teacher, teaching licence, teacher license, teaching certification, certified teacher, state teaching license, teaching credentials, state teacher certification, qualified teacher status, teacher licensure, educator license, PGCE^ | > teaching
Special education certification | special education license, special education endorsement, special education teaching certificate | > teaching-license, special-education
ESL certification | ESL endorsement, TESOL certificate, TEFL certificate, TEFL certification, CELTA^, TESOL certification, DELTA teaching diploma, ESOL endorsement | > english-as-a-second-language
National Board Certification for teachers | National Board Certified Teacher | > teaching-license
Praxis exams | Praxis II, Praxis Core | ~ teaching-license
School administrator license | principal license, school principal certification, principal certification, educational administration license | > school-administration
Substitute teaching license | substitute teacher certification, substitute teaching permit, substitute license | > substitute-teaching
Child Development Associate | CDA credential, Child Development Associate credential, CDA^? | > early-childhood-education ? child, preschool, early
Child care certification | childcare certificate, early childhood education certificate, child development permit, ECE certificate | > child-care
Montessori certification | Montessori diploma, AMI Montessori, AMS Montessori certification | > montessori-education
School counselor certification | school counseling license, PPS credential, school counselor license | > school-counseling
Lifeguard certification | certified lifeguard, American Red Cross lifeguard, lifeguard certificate | > lifeguarding
Child abuse clearance | child abuse history clearance, working with children check, child abuse background clearance | ~ safeguarding
CPST certification | child passenger safety technician | ~ injury-prevention
Bar admission | admitted to the bar, state bar, bar membership | ~ legal-research
Master of Library Science | MLIS^, MLS degree in library science, Master of Library and Information Science, ALA-accredited degree | > library-science
Archivist certification | certified archivist | > archival-work
`,
  ),
];
