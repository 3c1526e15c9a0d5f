import { parseSkills } from '../../parse-skills.js';

/** Public service: policy, grants, regulations, intelligence, diplomacy, defence and the civic sector. */
export const publicServiceAndPolicy = [
  ...parseSkills(
    'practice',
    `
Policy analysis | public policy analysis, policy research, analyzing policy, policy analyses, Politikanalyse | ~ public-policy, policy-development
Policy development | developing policy, policy formulation, policy making, policymaking, policy-making, policy formation, develop policies, develop policy | ~ policy-analysis
Policy implementation | implementing policy, policy execution | ~ policy-development
Policy briefs | policy papers, white papers, briefing papers, position papers, policy writing | ~ policy-analysis, report-writing
Briefing preparation | preparing briefings, briefing materials, briefing senior officials, delivering briefings, conducting briefings, briefing leadership, prepare briefings, brief senior officials | ~ presentation-skills
Legislative affairs | legislative analysis, legislative relations, congressional relations, congressional affairs, legislative tracking | ~ government-relations
Government relations | government affairs, public sector relations, relations with government, relations gouvernementales | ~ lobbying
Lobbying | political lobbying, cabildeo | ~ government-relations, advocacy
Advocacy | policy advocacy, public advocacy, social advocacy, plaidoyer^* | ~ lobbying
Program evaluation | programme evaluation, evaluating programs, program assessment, program analysis, program reviews, evaluate programs | ~ monitoring-and-evaluation
Monitoring and evaluation | M&E^, monitoring & evaluation, impact evaluation | ~ program-evaluation
Grant management | grants management, grant administration, grants administration, managing grants, administering grants, grant compliance | ~ budgeting, grant-writing
Grant writing | grant proposals, grant applications, writing grants, grant proposal writing, grantwriting, funding applications, funding proposals | ~ proposal-writing, fundraising
Federal grants | 2 CFR 200, Uniform Guidance, federal assistance, cooperative agreements | > grant-management
Fundraising | fund raising, fund-raising, fundraising campaigns, fundraising events, raising funds, resource mobilization | ~ donor-relations
Donor relations | donor stewardship, donor cultivation, donor management, donor engagement | ~ fundraising
Major gifts | planned giving, annual giving, capital campaigns | > fundraising
Intelligence analysis | analyzing intelligence, intelligence analyst skills, intelligence assessments, all-source analysis, all-source intelligence, threat assessments | ~ intelligence-collection
Intelligence collection | intelligence gathering, collection management, intelligence operations, HUMINT, human intelligence | ~ intelligence-analysis
Open-source intelligence | OSINT, open source research | > intelligence-collection
Geospatial intelligence | GEOINT, imagery analysis, IMINT | ~ gis, intelligence-analysis
Signals intelligence | SIGINT | ~ intelligence-analysis
Electronic warfare | | ~ signals-intelligence
Counterintelligence | counter-intelligence | ~ intelligence-analysis
Crime analysis | crime statistics | ~ intelligence-analysis, law-enforcement
Personnel security | security clearances processing, personnel security investigations, industrial security | ~ background-screening
Information classification handling | classified information, handling classified information, classified documents, handling classified material | ~ records-management
Freedom of information requests | FOIA^, Freedom of Information Act, FOIA requests | ~ records-management
Licensing and permits | license applications, issuing permits, permit processing | ~ regulatory-enforcement
Regulatory enforcement | code enforcement, enforcing regulations, regulatory inspections, enforcement of laws and regulations, conducting regulatory inspections | ~ compliance, inspection-of-facilities
Inspection of facilities | conducting inspections, compliance inspections, site inspections | ~ regulatory-enforcement
Interpreting regulations | interpretation of regulations, applying regulations, regulatory interpretation, applying laws and regulations, regulatory guidance, policy interpretation, regulatory analysis | ~ compliance, legal-analysis
Interagency coordination | inter-agency coordination, interagency collaboration, interagency relations | ~ stakeholder-management
Refugee assistance | asylum casework | ~ social-work
Diplomatic protocol | protocol affairs | ~ international-relations
Consular services | visa adjudication, passport services | ~ immigration-law
Election administration | voter registration, elections management | ~ public-administration
Economic development | local economic development, regional development | ~ community-development
Workforce development programs | job placement, job development | ~ career-counseling
Census and survey fieldwork | field interviewing, door-to-door surveys | ~ survey-design
Military operations | military planning, tactical operations, mission planning, combat operations, military training exercises | ~ military-logistics
Weapons handling | firearms, firearms training, firearms proficiency, weapons training, weapons qualification | ~ law-enforcement
Border control | customs enforcement, border security, customs inspection, immigration enforcement | ~ law-enforcement
Correctional supervision | corrections, inmate supervision, custody and control of inmates, detention operations | ~ law-enforcement
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Public administration | government administration | ~ public-policy
Local government | municipal government, state and local government, gobierno local | ~ public-administration
Public policy | government policy | ~ public-administration
Public sector finance | federal budget process, government finance, public finance, appropriations law, federal budgeting, PPBE | ~ budgeting, governmental-accounting
Government regulations | federal regulations, state regulations, federal laws and regulations, code of federal regulations, CFR^, local regulations | ~ compliance
Federal HR regulations | OPM regulations | > human-resources ~ government-regulations
National security | defense policy, security policy, national defense | ~ international-relations
Military doctrine | military science, joint doctrine, DoD policy, Department of Defense regulations | ~ national-security
History^* | historical studies | ~ historical-research
`,
  ),
  ...parseSkills(
    'tool',
    `
Raiser's Edge | Raisers Edge, Blackbaud, Blackbaud Raiser's Edge | > fundraising ~ crm-software # raisers-edge
DonorPerfect | | > fundraising ~ raisers-edge
Bloomerang | | > fundraising ~ donorperfect
Little Green Light | | > fundraising ~ donorperfect
NeonCRM | | > fundraising ~ donorperfect
Grants.gov | | > grant-management
GrantSolutions | | > grant-management ~ grants-gov
eRA Commons | | > grant-management ~ grants-gov
SAM.gov | | > public-procurement
FPDS | | > public-procurement ~ sam-gov
`,
  ),
];
