import { parseSkills } from '../../parse-skills.js';

/** Making up, dispensing and advising on medicines. */
export const pharmacy = [
  ...parseSkills(
    'practice',
    `
Pharmacy practice | pharmacy operations, pharmacy services, pharmacy work, pharmacy experience |
Pharmacy technician work | pharmacy technician, pharmacy technician duties, pharmacy tech | > pharmacy-practice
Dispensing medications | dispensing medication, medication dispensing, dispense medications, drug dispensing, dispensing prescriptions, dispensing of medications, dispensing? | > pharmacy-practice ? pharmac, prescription, medication, drug
Prescription processing | prescription filling, filling prescriptions, processing prescriptions, fill prescriptions, prescription order entry, prescription intake, prescription data entry | > pharmacy-practice
Prescription verification | verifying prescriptions, prescription review, order verification in pharmacy, verify prescriptions | ~ prescription-processing
Pharmaceutical compounding | compounding medications, compounding^*, Compounding^*, medication compounding, non-sterile compounding, drug compounding | > pharmacy-practice
Sterile compounding | IV admixture, IV compounding, sterile IV compounding, aseptic compounding, USP 797, IV room | > pharmaceutical-compounding ~ aseptic-technique
Hazardous drug handling | USP 800, chemotherapy compounding, hazardous drugs | ~ sterile-compounding
Pharmacy inventory | pharmacy inventory management, medication inventory, drug inventory, ordering medications | > inventory-management ~ pharmacy-practice
Controlled substances handling | controlled substances, narcotic counts, controlled substance inventory, controlled drugs, narcotics counting, controlled medications | ~ pharmacy-practice
Patient medication counseling | medication counseling, counseling patients on medications, drug counseling, medication counselling, pharmacist consultation | ~ patient-education, pharmacy-practice
Medication therapy management | MTM services, drug therapy management, medication review, comprehensive medication reviews, MTM^? | ~ pharmacy-practice, medication-management ? pharmac, medication
Drug utilization review | drug use evaluation, medication use evaluation, DUR^* | ~ pharmacy-practice
Hospital pharmacy | inpatient pharmacy, institutional pharmacy, health-system pharmacy | > pharmacy-practice
Retail pharmacy | community pharmacy, outpatient pharmacy | > pharmacy-practice
Clinical pharmacy | clinical pharmacist, clinical pharmacy services | > pharmacy-practice, pharmacology
Nuclear pharmacy | radiopharmacy, radiopharmaceutical preparation | ~ nuclear-medicine, pharmaceutical-compounding
Specialty pharmacy | specialty medications | > pharmacy-practice
Long-term care pharmacy | LTC pharmacy | > pharmacy-practice
Mail-order pharmacy | mail order pharmacy | > pharmacy-practice
Pharmacy benefit management | pharmacy benefits, formulary management, drug formularies, PBM^ | ~ pharmacy-practice
Pharmacy billing | third-party pharmacy billing, prescription claims, pharmacy insurance claims, prescription insurance claims, insurance adjudication in pharmacy | ~ medical-billing
Prior authorization | prior authorizations, pre-authorization, preauthorization of treatment, prior auths, prior auth | ~ insurance-verification
Pharmacokinetics | PK/PD, pharmacodynamics, clinical pharmacokinetics, therapeutic drug monitoring | ~ pharmacology
Pharmacovigilance | drug safety, adverse event reporting, drug safety surveillance, safety signal detection, adverse drug reactions | ~ pharmacology, clinical-research
Pharmaceutical formulation | drug formulation, formulation development, formulation science, dosage form development | ~ pharmaceutical-sciences
Drug discovery | drug development, lead optimization, medicinal chemistry programs, drug design, hit identification | ~ pharmaceutical-sciences, medicinal-chemistry
Pharmaceutical manufacturing | drug manufacturing, tablet manufacturing, fill-finish, aseptic filling, biopharmaceutical manufacturing | ~ good-manufacturing-practice
Pharmaceutical analysis | pharmaceutical testing, drug analysis, pharmaceutical quality testing | ~ analytical-chemistry
Stability testing | stability studies, drug stability testing, stability programs | > pharmaceutical-analysis
Pharmaceutical sales | pharma sales | > sales ~ medical-device-sales
Medical device sales | medical sales, medical equipment sales | > sales
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Pharmacology | clinical pharmacology, pharmacotherapy, knowledge of medications, drug therapy |
Drug interactions | drug-drug interactions, medication interactions | > pharmacology
Pharmaceutical sciences | pharmaceutics, pharmaceutical science | ~ pharmacology
Dosage calculations | drug calculations, pharmacy calculations, medication calculations, dose calculation | ~ pharmacology
Pharmacy law | pharmacy regulations, pharmacy laws, pharmacy law and ethics | ~ pharmacy-practice
`,
  ),
  ...parseSkills(
    'tool',
    `
Automated dispensing cabinets | automated dispensing machines, automated dispensing systems, medication dispensing systems | ~ pharmacy-practice
Pyxis | BD Pyxis, Pyxis MedStation | > automated-dispensing-cabinets ~ omnicell
Omnicell | | > automated-dispensing-cabinets
Pharmacy information systems | pharmacy management software, pharmacy software, pharmacy systems, pharmacy management systems | ~ pharmacy-practice
PioneerRx | Pioneer Rx | > pharmacy-information-systems ~ qs-1
QS/1 | NRx | > pharmacy-information-systems
Lexicomp | Lexi-Comp | ~ pharmacology, micromedex
Micromedex | | ~ pharmacology
`,
  ),
];
