import { parseSkills } from '../../parse-skills.js';

/** People at work: hiring, pay, development, relations and the systems behind them. */
export const humanResources = [
  ...parseSkills(
    'practice',
    `
Human resources | HR^, human resource management, human resources management, HR management, HR operations, HR policies, HR functions, HRM^, personnel administration | ~ recruiting, employee-relations, onboarding, compensation-and-benefits
HR administration | human resources administration, HR support, HR records, personnel records, employee records, personnel actions, employee files | ~ human-resources, record-keeping
HR business partnering | HR business partner, HRBP^, strategic HR | > human-resources
HR strategy | human resources strategy, people strategy, human capital management, HCM^ | > human-resources
HR analytics | people analytics, workforce analytics | ~ human-resources, data-analysis
HR compliance | employment law compliance | > human-resources, compliance
People operations | people ops | ~ human-resources
Recruiting^* | recruitment^*, Recruitment^*, recruiting^*, full-cycle recruiting, full-cycle recruitment, full cycle recruiting, recruitment and selection, recruiting and hiring, recruitment process, recruiting candidates, recruiting staff, hiring and recruiting, end-to-end recruitment | > candidate-screening, candidate-interviewing ~ talent-acquisition, human-resources, staff-hiring
Talent acquisition | attracting talent, acquiring talent | > recruiting
Candidate sourcing | sourcing candidates, talent sourcing, sourcing talent, active sourcing, candidate search | ~ recruiting
Candidate screening | screening candidates, resume screening, screening resumes, applicant screening, phone screening, phone screens, reviewing applications, application review, screen candidates, screen resumes, screen applicants, review resumes | ~ recruiting
Candidate interviewing | interviewing candidates, conducting interviews, interviewing applicants, behavioral interviewing, conducting job interviews, interview candidates, conduct interviews, interview applicants | ~ recruiting
Staff hiring | hiring employees, hiring staff, hiring decisions, interviewing and hiring, hiring and training | ~ recruiting
Technical recruiting | IT recruiting, tech recruiting | > recruiting
Executive search | headhunting, executive recruiting | > recruiting
Campus recruiting | university recruiting, college recruiting | > recruiting
High-volume recruiting | volume recruiting, mass hiring | > recruiting
Staffing services | staffing management, temporary staffing, personnel staffing | ~ recruiting, workforce-planning
Job description writing | writing job descriptions, creating job descriptions, posting jobs, writing job ads, writing job postings | ~ recruiting
Position classification | job classification, classification and pay, job analysis, job evaluation | ~ compensation-and-benefits
Employer branding | employer brand, Arbeitgebermarke, marque employeur, marca empleadora | ~ recruiting, brand-management
Background screening | conducting background checks, performing background checks, running background checks, reference checking, checking references, conducting reference checks | ~ recruiting
Onboarding | employee onboarding, new hire orientation, onboarding new employees, onboarding new hires, new employee orientation, new hire onboarding, orientation of new employees, onboard new employees, onboard new hires | ~ human-resources, training-delivery
Offboarding | exit interviews, employee offboarding | ~ onboarding
Employee relations | labor relations, labour relations, employee/labor relations, staff relations | > human-resources
Union relations | union negotiations, labor unions, trade unions, works council | ~ employee-relations
Collective bargaining | collective bargaining agreements, union contracts, labor negotiations | ~ union-relations, negotiation
Grievance handling | grievances, grievance procedures, disciplinary procedures, disciplinary actions, progressive discipline | > employee-relations
Workplace investigations | employee investigations | ~ employee-relations, investigation
Employee engagement | staff engagement, engagement surveys, employee morale, employee satisfaction | ~ employee-relations
Employee retention | staff retention, retention strategies, retaining employees | ~ employee-engagement
Employee recognition | recognition programs, awards programs, rewards and recognition | ~ employee-engagement
Employee wellness programs | workplace wellness | ~ employee-engagement
Performance management | performance management systems, managing performance | ~ human-resources
Performance appraisals | performance reviews, performance evaluations, employee evaluations, performance appraisal, performance evaluation, staff evaluation, evaluating employees, conduct performance reviews, performance feedback | ~ performance-management
Employee development | staff development, professional development planning, desarrollo de personal | ~ training-delivery, human-resources
Talent management | talent development | ~ succession-planning, employee-development
Succession planning | leadership succession | ~ talent-management, workforce-planning
Workforce planning | manpower planning, headcount planning, workforce management | ~ human-resources, staff-scheduling
Leadership development | management development, executive development | ~ employee-development, training-delivery
Compensation and benefits | compensation & benefits, comp and ben, C&B^, total rewards | > human-resources
Benefits administration | benefits management, employee benefits administration, open enrollment, 401k administration | ~ compensation-and-benefits
Compensation management | compensation analysis, salary administration, salary surveys, pay structures, compensation planning, salary benchmarking | ~ compensation-and-benefits
Leave administration | leave management, FMLA^, absence management | ~ benefits-administration
Pension administration | | ~ benefits-administration
Training delivery | employee training, staff training, delivering training, conducting training, training staff, training employees, training new employees, training new staff, train new employees, training sessions, facilitating training, providing training, train staff, training others, workshop facilitation, train employees, train new staff, conduct training, deliver training, provide training, train new hires | ~ curriculum-development
Training development | developing training, training program development, designing training programs, training programs, developing training programs, training programme design, creating training materials | ~ training-delivery, curriculum-development
Learning and development | L&D^, learning & development, training and development, training & development, T&D^ | ~ training-delivery, employee-development
Training coordination | coordinating training, training administration, training management, training schedules | ~ training-delivery
On-the-job training | job shadowing, job coaching, apprentice training, apprenticeship training, training apprentices | ~ training-delivery, mentoring
Diversity and inclusion | DEI^, DE&I^, D&I^, diversity & inclusion, diversity equity and inclusion, equity and inclusion, inclusion programs | ~ human-resources
Expatriate management | global mobility, employee relocation | ~ human-resources
Outplacement | career transition services | ~ human-resources
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Labor law | employment law, labour law, employment legislation, labor laws, employment laws, employment regulations | ~ human-resources
Equal employment opportunity law | EEO investigations, EEO compliance, EEOC regulations, affirmative action planning, ADA compliance | ~ labor-law, diversity-and-inclusion
Immigration sponsorship | visa processing, H-1B petitions | ~ immigration-law, human-resources
Wage and hour law | FLSA, Fair Labor Standards Act, wage and hour | > labor-law
`,
  ),
  ...parseSkills(
    'tool',
    `
HRIS^ | HRMS^, HR information systems, human resources information systems, human resource information system, HR software, HR systems | ~ hr-administration
Workday^ | Workday HCM, Workday Recruiting | > hris ~ adp
ADP^ | ADP Workforce Now, ADP Payroll, ADP Run | > payroll
Paychex | Paychex Flex | > payroll ~ adp
Gusto^* | Gusto payroll | > payroll ~ adp, paychex
Paycom | | > payroll, hris ~ adp
Paylocity | | > payroll, hris ~ adp
Paycor | | > payroll, hris ~ paylocity
Ceridian Dayforce | Ceridian, Dayforce | > payroll, hris ~ paylocity
UKG^ | UKG Pro, UltiPro, Ultimate Software HR | > payroll, hris ~ adp
Kronos | UKG Kronos, Workforce Central | > timekeeping ~ ukg
Rippling^* | | > hris ~ gusto
Zenefits | | > hris ~ rippling
TriNet | | > hris ~ rippling
PeopleSoft | Oracle PeopleSoft, PeopleSoft HCM, PeopleSoft Financials | > hris ~ workday
Oracle HCM | Oracle HCM Cloud, Oracle Recruiting Cloud | > hris ~ workday, peoplesoft
SAP SuccessFactors | SuccessFactors | > hris ~ workday, sap
BambooHR | Bamboo HR | > hris
Personio | | > hris ~ bamboohr
HiBob | | > hris ~ personio
Factorial HR | | > hris ~ personio
Applicant tracking systems | ATS^, applicant tracking system, applicant tracking software, recruiting software | ~ recruiting
Taleo | Oracle Taleo | > applicant-tracking-systems
iCIMS | | > applicant-tracking-systems
Greenhouse ATS | Greenhouse recruiting software, Greenhouse.io | > applicant-tracking-systems
SmartRecruiters | | > applicant-tracking-systems
Jobvite | | > applicant-tracking-systems ~ smartrecruiters
Workable ATS | | > applicant-tracking-systems ~ smartrecruiters
Lever ATS | | > applicant-tracking-systems ~ smartrecruiters
Bullhorn | | > applicant-tracking-systems ~ smartrecruiters
USA Staffing | USAJOBS hiring | ~ applicant-tracking-systems
LinkedIn Recruiter | LinkedIn recruiting | > candidate-sourcing
Boolean search | Boolean searches, X-ray search | ~ candidate-sourcing, linkedin-recruiter
Indeed recruiting | Indeed employer | ~ recruiting
`,
  ),
  ...parseSkills(
    'method',
    `
Myers-Briggs | MBTI^ | ~ psychometrics
DiSC assessment | | ~ myers-briggs
360-degree feedback | 360 feedback | ~ performance-appraisals
`,
  ),
];
