import { parseSkills } from '../../parse-skills.js';

/** Certificates and licences of business professions. */
export const certificates = [
  ...parseSkills(
    'certificate',
    `
PMP^ | Project Management Professional, PMP certification, PMP certified, PMP certificate | > project-management
CAPM^ | Certified Associate in Project Management | > project-management ~ pmp
PgMP^ | Program Management Professional | > program-management ~ pmp
PMI-ACP | PMI Agile Certified Practitioner | > agile-project-management ~ pmp
PRINCE2 Practitioner | PRINCE2 certification, PRINCE2 Foundation, PRINCE2 certified | > prince2 ~ pmp
IPMA certification | IPMA Level D, IPMA Level C, IPMA Level B | > project-management ~ pmp
Certified ScrumMaster | CSM^, Certified Scrum Master, ScrumMaster certification, Scrum Master certification | > scrum
Professional Scrum Master | PSM^?, PSM I, PSM II | > scrum ~ certified-scrummaster ? scrum, agile
Certified Scrum Product Owner | CSPO^, PSPO^, Professional Scrum Product Owner, PSPO I | > scrum, product-ownership
SAFe certification | SAFe Agilist, SAFe Scrum Master, SAFe POPM | > safe
CBAP^ | Certified Business Analysis Professional, IIBA certification | > business-analysis
CCBA^ | | > business-analysis ~ cbap
ECBA^ | | > business-analysis ~ cbap
Prosci certification | Prosci certified, Prosci Change Practitioner, ADKAR | > change-management
Six Sigma Green Belt | Lean Six Sigma Green Belt, Green Belt^, Green Belt certification, SSGB^ | > six-sigma
Six Sigma Black Belt | Lean Six Sigma Black Belt, Black Belt^, Black Belt certification, SSBB^, Master Black Belt | > six-sigma-green-belt
Six Sigma Yellow Belt | Lean Six Sigma Yellow Belt, Yellow Belt^ | ~ six-sigma
CPA^ | Certified Public Accountant, CPA license, CPA certification, licensed CPA | > accounting
Chartered Accountant | ACA^?, ICAEW, Chartered Accountants, expert-comptable | > accounting ~ cpa ? account, ACCA, qualified, CPA
ACCA | ACCA qualified, Association of Chartered Certified Accountants | > accounting ~ cpa, chartered-accountant
CIMA qualification | CIMA^*, CIMA qualified, CIMA-qualified, qualified CIMA, CGMA^, Chartered Global Management Accountant | > management-accounting ~ acca, cma-certification
CMA certification | Certified Management Accountant | > management-accounting ~ cpa
Certified Bookkeeper | | > bookkeeping
AAT qualification | AAT qualified, AAT Level 3, AAT Level 4 | > bookkeeping ~ certified-bookkeeper
Bilanzbuchhalter | | > bookkeeping ~ certified-bookkeeper
Enrolled Agent | IRS Enrolled Agent | > tax-preparation
Tax adviser license | Steuerberater^, Chartered Tax Adviser | > taxation
CIA certified auditor | Certified Internal Auditor | > internal-audit
CFE certification | Certified Fraud Examiner, CFE^* | > fraud-examination
CGFM^ | Certified Government Financial Manager | > governmental-accounting ~ cpa
Certified Defense Financial Manager | CDFM^ | > governmental-accounting ~ cgfm
CFA^ | Chartered Financial Analyst, CFA charterholder, CFA Level I, CFA Level II | > financial-analysis, investment-analysis
FRM certification | Financial Risk Manager, FRM^* | > financial-risk-management ~ cfa
CFP^ | Certified Financial Planner | > financial-planning
ChFC^ | Chartered Financial Consultant | > financial-advising ~ cfp
Chartered Life Underwriter | | > financial-advising ~ chfc
CAIA^ | Chartered Alternative Investment Analyst | > investment-analysis ~ cfa
Certified Treasury Professional | CTP^ | > treasury-management
FMVA^ | Financial Modeling and Valuation Analyst | > financial-modeling
QuickBooks ProAdvisor | QuickBooks certification, QuickBooks Certified User | > quickbooks
Certified Payroll Professional | Fundamental Payroll Certification | > payroll
Series 7 | Series 7 license, FINRA Series 7 | > securities-trading ~ series-63
Series 63 | Series 63 license | ~ series-66
Series 65 | Series 65 license | ~ series-66
Series 66 | Series 66 license | ~ series-7
Series 6 | Series 6 license | ~ series-7
Securities Industry Essentials | SIE exam | ~ series-7
Insurance license | licensed insurance agent, insurance producer license, property and casualty license, P&C license, life and health license, life insurance license | > insurance
Claims adjuster license | licensed adjuster, adjuster license | > claims-adjusting
CPCU^ | Chartered Property Casualty Underwriter | > insurance-underwriting
Actuarial exams | Associate of the Society of Actuaries, Fellow of the Society of Actuaries | > actuarial-analysis
CAMS certification | CAMS^*, Certified Anti-Money Laundering Specialist | > anti-money-laundering
NMLS license | MLO license, licensed mortgage loan originator, NMLS^ | > mortgage-lending
CRCM^ | Certified Regulatory Compliance Manager | > compliance
Certified Compliance and Ethics Professional | | > compliance ~ crcm
CIPP^ | Certified Information Privacy Professional, CIPP/E, CIPP/US | > privacy-law
CIPM^ | | > privacy-law ~ cipp
CIPS^ | MCIPS, CIPS qualification | > procurement ~ cpsm
CPPB^ | Certified Professional Public Buyer | > public-procurement
CPPO^ | | > public-procurement ~ cppb
FAC-C | FAC-C certification, Federal Acquisition Certification in Contracting, FAC-C Professional | > federal-acquisition-regulation
DAWIA certification | DAWIA, DAWIA Level II, DAWIA Level III, DAWIA Contracting | > federal-acquisition-regulation ~ fac-c
FAC-COR | COR certification, FAC-COR Level II | > contracting-officers-representative ~ fac-c
FAC-P/PM | Federal Acquisition Certification for Program and Project Managers | > program-management ~ pmp # fac-p-pm
NCMA certification | CPCM^, Certified Professional Contracts Manager | > contract-management ~ fac-c
Certified Federal Contracts Manager | CFCM^ | > contract-management ~ ncma-certification
SHRM-CP | SHRM Certified Professional, SHRM certification, SHRM certified | > human-resources
SHRM-SCP | SHRM Senior Certified Professional | > shrm-cp
PHR^ | Professional in Human Resources | > human-resources ~ shrm-cp
SPHR^ | Senior Professional in Human Resources | > phr ~ shrm-scp
CIPD^ | CIPD qualified, CIPD Level 5, CIPD Level 7 | > human-resources ~ shrm-cp
ATD certification | CPTD^, APTD^, Certified Professional in Talent Development | > learning-and-development
Certified Compensation Professional | | > compensation-and-benefits
Certified Employee Benefit Specialist | CEBS^ | > compensation-and-benefits ~ certified-compensation-professional
ICF coaching certification | ICF certified coach, Associate Certified Coach, Professional Certified Coach | > coaching
Microsoft Office Specialist | MOS certification, MOS certified, MOS Excel | > microsoft-office
ICDL certificate | ECDL, ICDL^, European Computer Driving Licence | > computer-literacy
Certified Administrative Professional | CAP certification, IAAP certification | > office-administration
Notary public | notary, notary commission, commissioned notary, notary public commission | > notarial-services
Paralegal certificate | certified paralegal, paralegal certification, Certified Legal Assistant | > paralegal-work
Juris Doctor | JD^?, J.D., law degree | > law ? law, bar, attorney, degree, legal
Master of Laws | LL.M. | > law ~ juris-doctor
Bachelor of Laws | LLB^, LL.B. | > law ~ juris-doctor
Certified mediator | mediator certification | > mediation
Records management certification | Certified Records Manager | > records-management
Certified Fund Raising Executive | CFRE^ | > fundraising
Real estate license | real estate licence, licensed real estate agent, licensed realtor, real estate salesperson license | > real-estate
Real estate broker license | licensed real estate broker, broker's license | > real-estate-license
Appraiser license | licensed appraiser, certified residential appraiser, certified general appraiser | > property-appraisal
Certified Property Manager | CPM certification | > property-management
Certified Apartment Manager | | > property-management ~ certified-property-manager
CCIM^ | Certified Commercial Investment Member | > commercial-real-estate
AICP^ | American Institute of Certified Planners | > urban-planning
Salesforce certification | Salesforce certified, Salesforce Certified Administrator, Salesforce Administrator certification, Certified Salesforce Administrator | > salesforce-administration
HubSpot certification | HubSpot Inbound certification, HubSpot certified, HubSpot Academy | > hubspot
Google Ads certification | Google Ads certified, AdWords certification, Google AdWords certified | > google-ads
Google Analytics certification | Google Analytics certified, Google Analytics Individual Qualification, GAIQ^ | > google-analytics
Meta Blueprint certification | Facebook Blueprint, Meta Certified Digital Marketing Associate | > meta-ads
Digital marketing certification | Google Digital Garage, Digital Marketing Professional certificate | > digital-marketing
Certified Meeting Professional | | > event-planning
Certified Special Events Professional | | > event-planning ~ certified-meeting-professional
Adobe certification | Adobe Certified Expert, Adobe Certified Professional, Adobe Certified Associate | > adobe-creative-suite
SAP certification | SAP certified, SAP Certified Application Associate | > sap
UX certification | Nielsen Norman UX certification, Google UX Design certificate, NN/g certification | > ux-design
ATA certified translator | ATA certification, sworn translator, certified translator, traductor jurado | > translation
Certified interpreter | certified court interpreter, certified medical interpreter | > interpreting
Certified Customer Success Manager | certified customer service professional | > customer-service
`,
  ),
];
