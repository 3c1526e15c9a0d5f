import { parseSkills } from '../../parse-skills.js';

/** Trials of medicines and devices, and the rules under which they are made. */
export const clinicalResearchAndRegulatory = [
  ...parseSkills(
    'practice',
    `
Clinical research | clinical studies, clinical study, clinical investigation, clinical research studies |
Clinical trials | clinical trial, conducting clinical trials, Phase III trials, Phase I trials, Phase II trials, drug trials | > clinical-research
Clinical trial management | clinical trials management, clinical study management, clinical operations, clinical project management, clinical trial operations | > clinical-trials
Clinical trial monitoring | clinical monitoring, site monitoring visits, monitoring visits, clinical research associate duties, risk-based monitoring | > clinical-trials
Clinical research coordination | clinical study coordination, clinical research coordinator, study coordination, clinical trial coordination, research study coordination | > clinical-research
Study site management | clinical site management, site initiation visits, study start-up, site selection for trials, study startup | > clinical-trials
Patient recruitment for trials | subject recruitment, participant recruitment, recruiting study participants, recruitment of study participants, study subject recruitment, enrolling participants, recruiting participants | ~ clinical-research
Informed consent | informed consent process, obtaining informed consent, consenting patients, consenting participants, consenting subjects | ~ clinical-research, research-ethics
Protocol development | clinical protocol development, study protocol writing, research protocols, study protocols, protocol writing | ~ clinical-research
Clinical data management | clinical data collection, case report forms, eCRF, clinical trial data management, clinical database management, CRF design | ~ clinical-trials
Electronic data capture | EDC systems, EDC^? | ~ clinical-data-management ? clinical, trial, Medidata, capture
Clinical trial documentation | trial master file, eTMF, regulatory binders, essential documents in trials, source documentation | ~ clinical-trials
Adverse event monitoring | serious adverse events, SAE reporting, adverse events, adverse event management | ~ pharmacovigilance
Clinical statistics | clinical trial statistics, statistical analysis plans, clinical trial biostatistics | > biostatistics ~ clinical-trials
Clinical SAS programming | clinical SAS | > sas ~ clinical-statistics
CDISC | SDTM^, ADaM^, CDISC standards | ~ clinical-sas-programming, clinical-data-management
Investigational product accountability | investigational product, drug accountability, investigational drug services | ~ clinical-trials
Medical affairs | medical science liaison, medical information services | ~ clinical-research
Regulatory submissions | regulatory filings, IND submissions, NDA submissions, 510(k) submissions, marketing authorization applications, drug approval submissions, eCTD, premarket approval | ~ regulatory-affairs
Regulatory affairs | regulatory affairs management, drug regulatory affairs, medical device regulatory affairs | ~ fda-regulations
Regulatory inspection readiness | inspection readiness, FDA inspections, FDA audits, audit readiness in GxP | ~ fda-regulations, auditing
IRB submissions | IRB^, institutional review board, IRB applications, IRB protocols, institutional review boards, research ethics committee submissions | ~ research-ethics
IACUC protocols | IACUC | ~ laboratory-animal-care, research-ethics
Human subjects protection | human subjects research, human subject protection, human subjects, CITI^? | ~ research-ethics ? IRB, human, research, training
Process validation | equipment qualification, cleaning validation, IQ/OQ/PQ, IQ/OQ, validation protocols, process qualification | ~ good-manufacturing-practice
Computer system validation | computerized system validation, CSV validation, GAMP 5, GAMP | ~ process-validation
Batch record review | batch records, batch record documentation, batch documentation, manufacturing batch records, master batch records | ~ good-manufacturing-practice
CAPA^ | corrective and preventive action, corrective and preventive actions, corrective and preventative actions, corrective action plans in quality | ~ quality-assurance
Deviation investigation | deviation reports, out-of-specification investigations, OOS investigations, nonconformance investigations, non-conformance reports, deviations management | ~ capa
Change control | change control procedures, change control process in GMP | ~ good-manufacturing-practice
Document control | controlled documents, document control systems | ~ record-keeping, quality-assurance
Medical device development | medical device design, medical device engineering, design controls for medical devices | ~ biomedical-engineering, medical-devices
Medical devices | medical device, medical device technology | ~ medical-device-development
Sterilization validation | ethylene oxide sterilization validation | ~ process-validation, sterilization
Post-market surveillance | postmarket surveillance, complaint investigation for medical devices, medical device reporting | ~ medical-device-development, pharmacovigilance
Real-world evidence | real world evidence, real-world data studies | ~ epidemiology, health-economics
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Good clinical practice | GCP guidelines, ICH-GCP, ICH GCP, good clinical practices, ICH guidelines, GCP training, GCP certification, ICH/GCP, GCP^? | ~ clinical-research ? clinical, ICH, trial, GMP, GLP, FDA, GxP, sponsor
Good manufacturing practice | GMP^, cGMP, current good manufacturing practices, good manufacturing practices, GMP regulations, GMP compliance, cGMPs^ | ~ gxp
Good laboratory practice | GLP^, good laboratory practices, GLP compliance | ~ laboratory-techniques, gxp
Good documentation practices | good documentation practice, ALCOA | ~ good-manufacturing-practice
GxP | GxP compliance, GxP regulations | ~ good-clinical-practice
FDA regulations | FDA compliance, FDA guidelines, FDA requirements, FDA regulatory requirements, 21 CFR, FDA regulated environment, FDA guidance | ~ regulatory-affairs
21 CFR Part 11 | Part 11 compliance, electronic records and signatures | ~ fda-regulations
21 CFR Part 820 | FDA Quality System Regulation, FDA QSR | > fda-regulations ~ medical-device-development
EU medical device regulation | EU MDR, MDR 2017/745, IVDR | ~ regulatory-affairs, medical-device-development
IEC 62304 | | ~ medical-device-development
IEC 60601 | | ~ medical-device-development
ISO 14971 | | ~ medical-device-development, risk-management
EMA regulations | European Medicines Agency, EU GMP, EMA guidelines | ~ regulatory-affairs
USP standards | United States Pharmacopeia, pharmacopoeia, European Pharmacopoeia, USP/NF, pharmacopeia | ~ pharmaceutical-analysis
`,
  ),
  ...parseSkills(
    'tool',
    `
Medidata Rave | Medidata, Rave EDC | > electronic-data-capture ~ oracle-clinical
Oracle Clinical | Oracle InForm | > electronic-data-capture
Argus Safety | Oracle Argus | > pharmacovigilance
OpenClinica | | > electronic-data-capture ~ medidata-rave
Castor EDC | | > electronic-data-capture ~ medidata-rave
Veeva Vault | Veeva, Veeva eTMF | ~ clinical-trial-documentation
Veeva CRM | | > crm-software
TrackWise | | ~ capa, document-control
MasterControl | | ~ capa, document-control, trackwise
MedDRA | MedDRA coding | ~ pharmacovigilance
Clinical trial management systems | CTMS^, clinical trial management system | ~ clinical-trial-management
OnCore CTMS | OnCore | > clinical-trial-management-systems
Florence eBinders | | ~ clinical-trial-documentation
`,
  ),
];
