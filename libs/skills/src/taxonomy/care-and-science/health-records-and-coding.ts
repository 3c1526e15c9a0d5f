import { parseSkills } from '../../parse-skills.js';

/** Patients' records, the systems that hold them, coding, billing and privacy. */
export const healthRecordsAndCoding = [
  ...parseSkills(
    'practice',
    `
Clinical documentation | medical charting, patient charting, nursing documentation, Charting^*, medical documentation, documenting patient care, chart notes, progress notes, patient documentation, charting?, document patient care | ~ medical-records-management ? patient, nurs, medical, EMR, EHR, clinic, hospital, resident
Medical records management | medical records, patient records, maintaining patient records, health information management, medical record keeping, health records management, release of information for medical records, maintain patient records, maintain medical records | > record-keeping
Clinical documentation improvement | CDI specialist, clinical documentation integrity | ~ clinical-documentation, medical-coding
Chart review | chart audits, medical record review, chart auditing, medical chart review | ~ medical-records-management
SOAP notes | SOAP note documentation | > clinical-documentation
Case notes | case documentation, case note documentation | ~ clinical-documentation, case-management
Medical transcription | medical dictation, clinical transcription, transcribing medical reports | ~ medical-terminology
Medical scribing | medical scribe, scribing for physicians, clinical scribe | > clinical-documentation
Medical coding | clinical coding, medical coder, diagnosis coding, procedure coding, inpatient coding, outpatient coding, coding of diagnoses, coding? | > medical-terminology ~ medical-billing ? ICD, CPT, billing, medical, claims, HCPCS, diagnos
Medical billing | healthcare billing, patient billing, hospital billing, physician billing, medical billing and coding, health care billing, billing of patients | ~ medical-coding
Medical claims processing | healthcare claims, medical claims, health insurance claims, insurance claims submission, CMS-1500, UB-04, claim scrubbing, claims submission? | ~ medical-billing, insurance ? medical, insurance, billing, CPT, ICD
Revenue cycle management | revenue cycle, healthcare revenue cycle | > medical-billing
Denial management | denials management, claim denials, insurance denials, appeals and denials, denials?, claim denial appeals | ~ medical-billing ? claim, billing, insurance, payer
Medical payment posting | payment posting, EOB^, EOBs^, explanation of benefits | ~ medical-billing
Insurance verification | insurance eligibility verification, verifying insurance, benefits verification, verification of insurance, insurance eligibility, eligibility verification, verify insurance, verifying patient insurance | ~ medical-billing
Medical appointment scheduling | patient scheduling, scheduling patients, scheduling patient appointments, scheduling medical appointments, surgery scheduling | > scheduling
Patient registration | patient check-in, hospital admissions, patient admissions, registering patients, checking in patients, patient access services | ~ medical-office-administration
Medical office administration | medical front office, medical receptionist, medical secretary, medical office management, medical office procedures, medical reception | > office-administration
Referral management | patient referrals, referral coordination, medical referrals, processing referrals | ~ care-coordination
Medical credentialing | provider credentialing, physician credentialing, provider enrollment | ~ healthcare-administration
HEDIS^ | HEDIS measures, Healthcare Effectiveness Data and Information Set | ~ clinical-quality-improvement
Health informatics | healthcare informatics, clinical informatics, medical informatics, nursing informatics, health information technology, healthcare IT, health IT |
EHR implementation | EMR implementation, electronic health record implementation, EHR rollout | > electronic-health-records
Computerized physician order entry | CPOE^, computerized provider order entry, medical order entry | ~ electronic-health-records
Electronic prescribing | e-prescribing, ePrescribing | ~ electronic-health-records
Medicare billing | billing Medicare, Medicare claims | > medical-billing, medicare
Medicaid billing | Medicaid claims | > medical-billing, medicaid
`,
  ),
  ...parseSkills(
    'knowledge',
    `
ICD-10 | ICD-10-CM, ICD-10-PCS, ICD 10 coding, ICD10, ICD-10 codes | > medical-coding ~ icd-9, cpt-coding
ICD-9 | ICD-9-CM, ICD9 | > medical-coding
CPT coding | CPT^*, Current Procedural Terminology, CPT codes, CPT-4 | > medical-coding
HCPCS | HCPCS Level II, HCPCS codes | > medical-coding ~ cpt-coding
DRG coding | diagnosis-related groups, MS-DRG, DRG assignment, DRGs^ | > medical-coding
SNOMED CT | SNOMED | ~ icd-10, health-informatics
LOINC^ | | ~ snomed-ct, health-informatics
HL7^ | HL7 interfaces, HL7 messaging | ~ fhir, health-informatics
FHIR^ | HL7 FHIR | > hl7
HIPAA | HIPAA compliance, HIPAA regulations, HIPAA guidelines, HIPAA privacy rule, HIPAA laws | > patient-confidentiality
Patient confidentiality | patient privacy, medical confidentiality, protected health information, PHI^, confidentiality of patient information | ~ hipaa
Medicare | Medicare regulations, CMS regulations, Medicare guidelines, Medicare Part D | ~ medicaid, health-insurance-administration
Medicaid | Medicaid regulations, Medicaid guidelines, Medi-Cal | ~ health-insurance-administration
Health insurance administration | managed care, health plan administration, managed care organizations | ~ insurance
Joint Commission standards | Joint Commission, JCAHO, TJC standards, Joint Commission accreditation | ~ clinical-quality-improvement
Meaningful use | MACRA | ~ electronic-health-records
OASIS documentation | OASIS assessments, OASIS-E | ~ home-care, clinical-documentation
Minimum Data Set | MDS 3.0, MDS assessments, MDS coordinator | ~ clinical-documentation, geriatric-care
Advance care planning | advance directives, living wills, advance directive | ~ palliative-care
`,
  ),
  ...parseSkills(
    'tool',
    `
Electronic health records | EHR^, EMR^, electronic medical records, electronic medical record, electronic health record, EHR systems, EMR systems, EHR software, EMR software, electronic patient records, EHRs^, EMRs^, electronic charting, computerized charting | ~ epic-systems, cerner
Epic Systems | Epic EHR, Epic^*, Epic EMR, EpicCare, Epic Hyperspace, Epic charting, charting in Epic, EPIC^* | > electronic-health-records ~ cerner, meditech
Cerner^ | Cerner Millennium, Oracle Health, Cerner PowerChart, PowerChart | > electronic-health-records ~ meditech
Meditech | Meditech Expanse, MEDITECH Magic | > electronic-health-records ~ epic-systems
Allscripts | Allscripts Sunrise, Veradigm | > electronic-health-records ~ epic-systems, cerner
athenahealth | athenaNet, Athena EHR, athenaOne, AthenaHealth EMR | > electronic-health-records ~ eclinicalworks
eClinicalWorks | eClinical Works, eCW^ | > electronic-health-records ~ allscripts
NextGen Healthcare | NextGen EHR, NextGen EMR, NextGen Office | > electronic-health-records ~ eclinicalworks
Practice Fusion | | > electronic-health-records ~ eclinicalworks
McKesson Paragon | McKesson EHR, Paragon EMR | > electronic-health-records ~ meditech
Greenway Health | Greenway Intergy, PrimeSuite | > electronic-health-records ~ eclinicalworks
Kareo | Tebra | > electronic-health-records ~ medical-billing
AdvancedMD | Advanced MD | > electronic-health-records ~ kareo
DrChrono | | > electronic-health-records ~ kareo
ModMed | Modernizing Medicine, EMA EHR | > electronic-health-records
PointClickCare | Point Click Care, PCC EHR | > electronic-health-records ~ geriatric-care
MatrixCare | Matrix Care | > electronic-health-records ~ pointclickcare
Homecare Homebase | HCHB^ | > electronic-health-records ~ home-care
Kinnser | WellSky | > electronic-health-records ~ homecare-homebase
CPRS^ | VistA EHR, Computerized Patient Record System, VA CPRS | > electronic-health-records
SimplePractice | Simple Practice | ~ electronic-health-records, mental-health-care, therapynotes
TherapyNotes | Therapy Notes software | ~ electronic-health-records, mental-health-care
WebPT | | > electronic-health-records ~ physical-therapy
Medisoft | | ~ medical-billing
Availity | | ~ medical-billing, insurance-verification
Waystar | | ~ medical-billing, availity
3M Encoder | 3M 360 Encompass, medical encoder software, EncoderPro | ~ medical-coding
Dragon Medical | Dragon Medical One, medical speech recognition | ~ medical-transcription
PowerScribe | Nuance PowerScribe | ~ dragon-medical
`,
  ),
];
