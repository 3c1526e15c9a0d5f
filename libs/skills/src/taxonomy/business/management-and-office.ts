import { parseSkills } from '../../parse-skills.js';

/** Management, finance, sales, marketing, customer service, people, office, design. */
export const managementAndOffice = [
  ...parseSkills(
    'practice',
    `
Project management | project manager skills, managing projects, project planning, project delivery, project coordination, gestion de projet, gestión de proyectos, Projektmanagement | 
Program management | programme management, portfolio management | ~ project-management
Product management | product owner, product ownership, product strategy, product development | ~ project-management
Product roadmap | roadmapping, product roadmaps, backlog management, backlog refinement | 
Requirements analysis | requirements gathering, business requirements, requirements engineering, requirements elicitation, user stories | ~ business-analysis
Business analysis | business analyst skills | 
Business process improvement | process improvement, process improvements, process optimization, business process management, BPM^, continuous improvement, process mapping | ~ lean
Change management | organizational change, organisational change | 
Stakeholder management | stakeholder engagement, stakeholder relations, manage stakeholders, managing stakeholders | 
Risk management | risk assessment, risk assessments, risk analysis, risk mitigation | 
Quality assurance | QA^, quality control, QC^, quality management, QA/QC | 
Strategic planning | business strategy, strategy development, strategic plans | 
Budgeting | budget management, budget preparation, managing budgets, budget planning, budget control, financial planning | 
Forecasting | financial forecasting, demand forecasting, sales forecasting | 
Financial analysis | financial modeling, financial modelling, FP&A, valuation | ~ accounting
Accounting | general accounting, cost accounting, comptabilité, contabilidad, Buchhaltung | 
Bookkeeping | book-keeping, general ledger, journal entries, GL^ | ~ accounting
Accounts payable | A/P, accounts payables, invoice processing, invoicing | ~ accounts-receivable, bookkeeping
Accounts receivable | A/R, credit control, collections^* | ~ bookkeeping
Account reconciliation | bank reconciliation, reconciliations, bank reconciliations, account reconciliations, month-end close, month end close, month-end closing | ~ bookkeeping
Financial reporting | financial statements, management reporting, financial reports | ~ accounting
Auditing | internal audit, external audit, internal audits, audits^*, audit procedures | ~ accounting
Tax preparation | tax returns, income tax, taxation, corporate tax, tax compliance, tax planning, VAT^ | ~ accounting
Payroll | payroll processing, payroll administration, Lohnabrechnung | 
Treasury management | cash management, treasury operations, cash flow management | ~ financial-analysis
Credit analysis | credit risk, loan processing, underwriting, loan origination | ~ financial-analysis
Procurement | purchasing, sourcing, strategic sourcing, supplier management, vendor management, achats^*, Einkauf^* | ~ supply-chain-management
Contract management | contract administration, contract negotiation, contract negotiations, contracts management | ~ procurement
Grant management | grants management, grant writing, grant administration, grant proposals | 
Fundraising | fund raising, donor relations | 
Sales | selling, sales experience, inside sales, outside sales, direct sales, B2B sales, ventas, Vertrieb^ | 
Account management | key account management, client accounts, client relationship management, client relations | ~ sales
Business development | new business development, lead generation, prospecting, cold calling | ~ sales
Retail sales | retail, point of sale, POS^, upselling, up-selling, cross-selling, merchandising, visual merchandising | ~ sales
Marketing | marketing campaigns, marketing strategy, marketing strategies | 
Digital marketing | online marketing, internet marketing, performance marketing, marketing digital | > marketing
SEO^ | search engine optimization, search engine optimisation | > digital-marketing ~ search-advertising
Search advertising | SEM^, PPC^, pay-per-click, paid search, search engine marketing | > digital-marketing
Content marketing | content strategy, content creation, content writing, blogging | > marketing ~ copywriting
Copywriting | copy editing, copyediting, proofreading, editing^* | 
Social media marketing | social media management, social media, social networks | > digital-marketing
Email marketing | e-mail marketing, email campaigns, newsletters | > digital-marketing
Brand management | branding, brand strategy | > marketing
Market research | competitive analysis, competitor analysis, consumer research | 
Event planning | event management, events coordination, event coordination | 
Public relations | media relations, press releases, corporate communications | ~ marketing
Marketing automation | | > digital-marketing
Customer service | customer support, client service, customer care, guest service, guest services, customer satisfaction, service à la clientèle, service client, atención al cliente, Kundenservice, Kundenbetreuung | 
Call center operations | call center, call centre, contact center, contact centre, inbound calls, outbound calls | ~ customer-service
Complaint handling | complaint resolution, customer complaints, resolve customer issues | > customer-service
Customer success | customer onboarding, customer retention | ~ account-management
Human resources | HR^, human resource management, HR management, HR policies, ressources humaines, recursos humanos, Personalwesen | 
Recruiting^* | recruitment^*, Recruitment^*, talent acquisition, sourcing candidates, recruiting^*, interviewing candidates, full-cycle recruiting, candidate sourcing | ~ human-resources
Employee relations | labor relations, labour relations, employee engagement | > human-resources
Onboarding | employee onboarding, new hire orientation | ~ human-resources
Performance management | performance reviews, performance appraisals, performance appraisal | ~ human-resources
Compensation and benefits | benefits administration, compensation management, job classification | ~ human-resources
Training delivery | employee training, staff training, training programs, conducting training, training and development, workshop facilitation, learning and development | ~ curriculum-development
Staff supervision | supervising staff, supervise staff, staff management, supervision of staff, supervisory experience, team supervision, people management, personnel management | ~ leadership
Scheduling | calendar management, appointment scheduling, staff scheduling | 
Data entry | typing, keyboarding | 
Record keeping | recordkeeping, records management, filing^*, file management, document management, archiving | 
Office administration | administrative support, clerical, clerical duties, secretarial, administrative assistance, office management, Büroorganisation | 
Minute taking | taking minutes, meeting minutes | > office-administration
Travel arrangements | travel coordination, travel booking | ~ office-administration
Report writing | report preparation, writing reports, preparing reports, written reports | 
Mail handling | mail sorting, mail delivery, mail distribution | 
Cash handling | cashiering, cash register, cash registers, handling cash | 
Policy analysis | policy development, public policy, policy research | 
Program evaluation | programme evaluation, impact evaluation, monitoring and evaluation | 
Operations management | business operations, operational management | 
Graphic design | visual design, print design, layout design, diseño gráfico | 
UX design | UX^, user experience, user experience design, UX/UI, UI/UX | ~ ui-design, user-research
UI design | UI^, user interface design, user interface, user interfaces, interface design | 
User research | usability testing, UX research, user interviews, usability studies | 
Interaction design | wireframing, wireframes, prototyping, information architecture | ~ ux-design
Design systems | design system, style guides | ~ ui-design
Video editing | video production, motion graphics, videography | 
Photography | photo editing | 
Animation | 3D modeling, 3D animation, 3D modelling | 
Translation | interpretation services, localization, localisation | 
`,
  ),
  ...parseSkills(
    'tool',
    `
Microsoft Office | MS Office, Office 365, Microsoft 365, MS-Office, Office suite, Microsoft Office Suite, M365, Paquete Office, suite Office | 
Excel^ | Microsoft Excel, MS Excel, Excel spreadsheets, pivot tables, VLOOKUP, spreadsheets, spreadsheet | ~ google-workspace ! at, in, as
Microsoft Word | MS Word, Word^*, word processing | 
PowerPoint | Microsoft PowerPoint, MS PowerPoint, Power Point | 
Outlook^* | Microsoft Outlook, MS Outlook | 
Microsoft Access | MS Access, Access database, Access^* | ~ database-management
Microsoft Project | MS Project | ~ project-management
Microsoft Teams | MS Teams | 
SharePoint | Microsoft SharePoint, Share Point | 
Visio^ | Microsoft Visio, MS Visio | 
Google Workspace | Google Docs, Google Sheets, G Suite, GSuite, Google Drive | ~ microsoft-office
QuickBooks | Quick Books, QuickBooks Online, QBO^ | ~ xero, sage-accounting
Xero | | 
Sage accounting | Sage^*, Sage 50, Sage 100, Sage Intacct | 
SAP^ | SAP ERP, SAP S/4HANA, S/4HANA, SAP HANA, SAP FICO, SAP MM, SAP SD | > erp-systems ~ oracle-erp
Oracle ERP | Oracle Financials, Oracle E-Business Suite, Oracle EBS, NetSuite, Oracle Fusion | > erp-systems
Microsoft Dynamics | Dynamics 365, MS Dynamics | > erp-systems
ERP systems | ERP^, enterprise resource planning, ERP software | 
Salesforce | Salesforce CRM, SFDC^, Salesforce.com, Salesforce Lightning, Apex^* | > crm-software
HubSpot | Hub Spot | > crm-software ~ salesforce
Zendesk | | > crm-software
CRM software | CRM^, customer relationship management, CRM systems, CRM tools | 
Workday^ | Workday HCM | > hris ~ adp
ADP^ | ADP Workforce Now | > payroll
HRIS^ | HRMS^, HR information systems | 
Applicant tracking systems | ATS^, applicant tracking system | ~ recruiting
LinkedIn Recruiter | Boolean search | ~ recruiting
Google Analytics | GA4, web analytics | 
Google Ads | AdWords, Google AdWords, Facebook Ads, Meta Ads | > search-advertising
Mailchimp | | > email-marketing
Shopify | | 
Adobe Creative Suite | Adobe Creative Cloud, Creative Suite, Adobe CC, Adobe Suite | ~ photoshop, illustrator, indesign
Photoshop | Adobe Photoshop | ~ illustrator
Illustrator^ | Adobe Illustrator | 
InDesign | Adobe InDesign | 
Premiere Pro | Adobe Premiere | > video-editing
Adobe Acrobat | Acrobat^ | 
Figma | | ~ sketch, adobe-xd
Sketch^* | Sketch App | 
Adobe XD | | 
Canva | | ~ photoshop
Blender^* | | > animation
Trello | | ~ jira
Notion^* | |
Miro^ | | 
Bloomberg Terminal | Bloomberg^* | 
Westlaw | | > legal-research
`,
  ),
  ...parseSkills(
    'knowledge',
    `
GAAP^ | US GAAP, U.S. GAAP, generally accepted accounting principles | ~ ifrs, accounting
IFRS^ | IAS^, international financial reporting standards | 
Sarbanes-Oxley | SOX^, SOX compliance | ~ auditing
Anti-money laundering | AML^, KYC^, know your customer | ~ compliance
Compliance | regulatory compliance, compliance monitoring, regulatory affairs, regulatory requirements | 
Investment management | asset management, equity research, investments^*, capital markets, derivatives, fixed income, securities trading | ~ financial-analysis
Banking | retail banking, corporate banking, financial services | 
Insurance | insurance claims, claims processing, claims adjusting | 
Real estate | property management, leasing^* | 
Economics | econometrics, macroeconomics, microeconomics | ~ statistics
Federal acquisition regulation | FAR^*, DFARS, federal procurement, Federal Acquisition Regulations | > procurement
Labor law | employment law, labour law, employment legislation, Arbeitsrecht | ~ human-resources
Typography | colour theory, color theory | ~ graphic-design
`,
  ),
  ...parseSkills(
    'method',
    `
Lean^* | Lean manufacturing, Lean management, Kaizen, 5S^, Lean principles | # lean
Six Sigma | Lean Six Sigma, DMAIC, Green Belt, Black Belt | ~ lean
Human-centered design | design thinking, user-centered design, user centered design, human-centred design, UCD^ | ~ ux-design
OKRs^ | KPIs^, key performance indicators, KPI^, OKR^ | 
PRINCE2 | | > project-management ~ pmp
`,
  ),
  ...parseSkills(
    'certificate',
    `
PMP^ | Project Management Professional, PMP certification | > project-management
Certified ScrumMaster | CSM^, Certified Scrum Master, PSM^, PSM I | > scrum
CPA^ | Certified Public Accountant, Chartered Accountant, ACCA | > accounting
CFA^ | Chartered Financial Analyst | > financial-analysis
CIA certified auditor | Certified Internal Auditor | > auditing
SHRM-CP | SHRM-SCP, SHRM certification | > human-resources
CISSP | Certified Information Systems Security Professional | > information-security
CompTIA Security+ | Security+, Sec+ | > information-security
CompTIA A+ | | > technical-support
CCNA | Cisco Certified Network Associate | > network-administration, cisco
CEH^ | Certified Ethical Hacker | > penetration-testing
CISA^* | Certified Information Systems Auditor | > information-security
AWS certification | AWS Certified Solutions Architect, AWS Certified Developer, AWS Certified, AWS Solutions Architect | > aws
Azure certification | Microsoft Certified Azure, AZ-900, AZ-104, Azure Administrator Associate | > azure
CKA^ | Certified Kubernetes Administrator, CKAD^ | > kubernetes
ITIL certification | ITIL Foundation, ITIL v3, ITIL 4 | > itil
FAC-C | DAWIA, FAC-COR, FAC-P/PM, COR certification | > federal-acquisition-regulation
`,
  ),
  ...parseSkills(
    'soft',
    `
Communication | communication skills, written communication, verbal communication, oral communication, written and verbal communication, oral and written communication, interpersonal communication, habilidades de comunicación, Kommunikationsfähigkeit | 
Teamwork | team player, teamwork skills, collaboration, collaborative, team work, trabajo en equipo, travail d'équipe, esprit d'équipe, Teamfähigkeit, Teamarbeit | 
Leadership | leadership skills, team leadership, team management, leading teams, liderazgo, Führungserfahrung | 
Problem solving | problem-solving, problem solving skills, troubleshooting, résolution de problèmes, resolución de problemas, Problemlösung | 
Critical thinking | analytical thinking, analytical skills, analytical mindset, analytical | 
Time management | task prioritization, prioritizing tasks, prioritising tasks, prioritize tasks, prioritizing work, prioritize work, managing priorities, manage multiple priorities, competing priorities, meeting deadlines, meet deadlines, multitasking, multi-tasking | 
Organizational skills | organisational skills, organization skills, well organized, well organised | 
Attention to detail | detail oriented, detail-oriented, accuracy^* | 
Adaptability | adaptable, flexibility | 
Creativity | creative thinking | 
Initiative^ | self-starter, self-motivated, proactive | 
Interpersonal skills | people skills, relationship building, building relationships, interpersonal | 
Negotiation | negotiation skills, negotiating | 
Conflict resolution | conflict management, mediation skills, de-escalation | 
Decision making | decision-making, sound judgment | 
Presentation skills | giving presentations, delivering presentations, deliver presentations, making presentations, make presentations, oral presentations, presenting to, presenting findings, presenting results, public speaking, presentation techniques | 
Mentoring | coaching, mentorship | 
Empathy | compassion, active listening | 
Customer focus | customer-focused, client-focused, customer orientation | ~ customer-service
Work ethic | reliability and punctuality, punctuality, dependable | 
Facilitation | facilitating meetings, facilitation skills | 
`,
  ),
];
