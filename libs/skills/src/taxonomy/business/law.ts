import { parseSkills } from '../../parse-skills.js';

/** Law: its fields, the work in courts and law firms, and their programs. */
export const law = [
  ...parseSkills(
    'practice',
    `
Legal research | case law research, researching case law, researching legal issues, conduct legal research | ~ legal-analysis, brief-writing, litigation
Legal drafting | drafting legal documents, legal writing, drafting pleadings, pleadings, draft legal documents, draft pleadings | ~ legal-research
Contract drafting | drafting contracts, drafting agreements, preparing contracts, draft contracts, draft agreements | > legal-drafting ~ contract-management
Litigation | civil litigation, commercial litigation, contentieux^* | ~ legal-research, mediation
Litigation support | discovery management, legal discovery | ~ litigation, paralegal-work
Paralegal work | paralegal, paralegal services, legal assistance, paralegal skills, case files, asistencia legal | ~ legal-research, legal-support
Legal support | legal administrative support, legal secretarial, legal secretary skills, law office administration | ~ paralegal-work, office-administration
Legal advice | legal counsel, legal counseling, providing legal advice, legal advisory, advising on legal matters, legal consulting | ~ legal-research
Legal documents | preparing legal documents, legal documentation, legal document preparation, legal document review | ~ legal-drafting
Legal review | reviewing legal documents | ~ legal-research
Legal proofreading | cite checking, Bluebook citation, Bluebook^* | ~ legal-research, proofreading
Brief writing | writing briefs, legal briefs, appellate briefs, legal memoranda, drafting briefs, drafting motions | > legal-drafting
Document review | reviewing documents, e-discovery review | ~ electronic-discovery
Electronic discovery | e-discovery, eDiscovery | ~ litigation
Depositions | taking depositions, deposition preparation | ~ litigation
Trial preparation | trial prep, trial support, preparing for trial, trial practice, trial advocacy | ~ litigation
Oral advocacy | courtroom experience, court appearances, appearing in court, oral argument, oral arguments, moot court | ~ litigation
Appellate practice | appellate advocacy | ~ litigation
Litigation management | managing litigation | > litigation
Court filing | court filings, filing court documents, electronic court filing, e-filing | ~ paralegal-work
Legal case management | managing cases, docketing, docket management, legal docketing | ~ paralegal-work
Witness preparation | witness interviews, interviewing witnesses, witness interviewing | ~ investigation, trial-preparation
Arbitration | arbitration proceedings | ~ mediation
Settlement negotiation | settlement negotiations, negotiating settlements | > negotiation ~ litigation
Adjudication | adjudicating claims, hearings and appeals, administrative hearings, conducting hearings | ~ legal-analysis
Legal analysis | analyzing legal issues, legal reasoning, statutory interpretation, interpreting laws, legal interpretation | ~ legal-research
Conveyancing | title searches, title examination, title search, real estate closings, property transfers | ~ real-estate-law
Trademark prosecution | trademark registration, trademark law | > intellectual-property
Patent prosecution | patent applications, patent drafting, patent searching | > intellectual-property
Entity formation | company formation, corporate secretarial, company secretarial, corporate filings | ~ corporate-law
Legal translation | | > translation
Probate | wills and estates, estate administration, wills and trusts, drafting wills | ~ estate-law
Licensing agreements | software licensing, licensing deals, IP licensing, non-disclosure agreements, confidentiality agreements, NDAs^ | ~ contract-management, intellectual-property
Lease agreements | lease drafting, lease review | ~ lease-administration, legal-drafting
Legal operations | legal ops | ~ legal-support
Legal billing | | > billing
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Intellectual property | IP law, intellectual property law, intellectual property rights, IP rights | ~ patent-law
Patent law | patents^*, patent rights | > intellectual-property
Contract law | law of contracts | ~ civil-law
Criminal law | criminal justice, penal law | ~ law
Constitutional law | | ~ administrative-law
Immigration law | immigration regulations, visa law | ~ administrative-law
Corporate law | company law, business law | ~ contract-law
Commercial law | | ~ corporate-law, contract-law
Civil law | | ~ contract-law
Tort law | torts, personal injury law, personal injury, medical malpractice | ~ civil-law, litigation
Family law | divorce law, child custody, matrimonial law | ~ civil-law
Estate law | estate planning law, trusts and estates | ~ civil-law
Real estate law | property law, land law, landlord-tenant law | ~ real-estate
Administrative law | | ~ public-administration, constitutional-law
Environmental law | | ~ environmental-regulations
Bankruptcy law | insolvency law, bankruptcy | ~ corporate-law
Antitrust law | competition law, antitrust | ~ corporate-law
Securities law | securities regulation, securities regulations | ~ corporate-law, capital-markets
Banking law | finance law, financial regulation | ~ banking-regulations
Health law | healthcare law, healthcare regulations | ~ compliance
Privacy law | data protection law | ~ gdpr
International law | public international law, private international law, treaty law | ~ international-relations
Human rights | human rights law, civil rights law | ~ international-law
EU law | European law, European Union law | ~ international-law
Technology law | IT law, internet law, cyber law | ~ intellectual-property
Media law | entertainment law, copyright law | ~ intellectual-property
Insurance law | insurance defense | ~ insurance
Criminal procedure | criminal defense, criminal prosecution, prosecuting cases | ~ criminal-law, litigation
Civil procedure | rules of civil procedure, federal rules of civil procedure | ~ litigation
Rules of evidence | law of evidence, federal rules of evidence | ~ litigation
Legal terminology | legal language, legal concepts, legal procedures | ~ legal-research
Law^* | jurisprudence, legal knowledge, Jura^* | ~ legal-research
`,
  ),
  ...parseSkills(
    'tool',
    `
Westlaw | Westlaw Edge, Thomson Reuters Westlaw | > legal-research
LexisNexis | Lexis, Lexis Nexis, Lexis Advance, Lexis+ | > legal-research ~ westlaw
Bloomberg Law | | > legal-research ~ westlaw
HeinOnline | | > legal-research ~ bloomberg-law
Fastcase | | > legal-research ~ bloomberg-law
PACER^ | CM/ECF | > court-filing
Relativity e-discovery | RelativityOne | > electronic-discovery
Concordance e-discovery | | > electronic-discovery ~ relativity-e-discovery
Kroll Ontrack | | > electronic-discovery ~ relativity-e-discovery
Everlaw | | > electronic-discovery ~ relativity-e-discovery
Logikcull | | > electronic-discovery ~ relativity-e-discovery
Clio^ | Clio Manage | > legal-case-management
MyCase | | > legal-case-management ~ clio
PracticePanther | | > legal-case-management ~ clio
iManage | | > document-management
NetDocuments | | > document-management ~ imanage
Worldox | | > document-management ~ imanage
Beck-Online | beck-online database | > legal-research
Juris database | | > legal-research ~ beck-online
`,
  ),
];
