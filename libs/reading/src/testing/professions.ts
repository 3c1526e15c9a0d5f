/**
 * A resume and a posting for each of several professions, written for the tests of this library,
 * that match in part. `<a; b; c>` is a list in arbitrary order (`<&a; b; c>` one that ends in
 * "and"), `{name|other}` a name with a synonym (see `render`).
 */
export interface Profession {
  readonly resume: string;
  readonly posting: string;
}

const software: Profession = {
  resume: `Tomasz Wielgosz
Software Engineer
tomasz@example.org | Gdansk, Poland

Experience

Senior Software Engineer, Amber Coast Software
March 2020 - Present
- Built booking services in TypeScript and {Node.js|NodeJS} with {PostgreSQL|Postgres}
- Moved twelve services to {Kubernetes|k8s} on {AWS|Amazon Web Services}
- Introduced contract tests and reviewed code of two teams

Software Engineer, Lighthouse Apps
June 2016 - February 2020
- Developed a customer portal with React and GraphQL
- Automated deployments with Jenkins and Docker

Education
BSc in Computer Science, Gdansk Technical College, 2012 - 2016

Skills
<TypeScript; React; {PostgreSQL|Postgres}; {Kubernetes|k8s}; Docker; GraphQL; Redis>

Languages
Polish (native), English (C1)
`,
  posting: `Senior Software Engineer

About us
Northern Ferry builds ticketing software for islands.

What you will do
- Design and build booking services for our ferries
- Review code and mentor your colleagues
- Automate deployments of all services

Requirements
- 4+ years of experience in software engineering
- Strong knowledge of <&TypeScript; {Node.js|NodeJS}; {PostgreSQL|Postgres}>
- Experience with <&{Kubernetes|k8s}; Docker; Terraform>
- Bachelor's degree in computer science
- Fluent English

Nice to have
- <&GraphQL; Kafka; {AWS|Amazon Web Services}>
`,
};

const nursing: Profession = {
  resume: `Grace Adeyemi-Holt
{Registered Nurse|RN}

Professional Experience

Staff Nurse, Harrow Street Hospital
05/2019 - present
- Cared for ventilated patients in a 16-bed intensive care unit
- Performed wound care, {intravenous therapy|IV therapy} and medication administration
- Documented assessments in {Epic|Epic EHR}

Nurse, Maplewood Clinic
02/2015 - 04/2019
- Took vital signs and educated families before discharge
- Trained four colleagues in infection control

Education
Bachelor of Science in Nursing, Lakeview College, 2014

Certifications
<{BLS|Basic Life Support}; {ACLS|Advanced Cardiac Life Support}>

Skills
<wound care; triage; patient education; infection control; phlebotomy>

Languages
English (native), Spanish (B1)
`,
  posting: `{Registered Nurse|RN} - Intensive Care

Responsibilities
- Assess critically ill patients and plan their care
- Administer medication and document care
- Educate patients and their families

Requirements
- Minimum of 3 years of intensive care experience
- <&{BLS|Basic Life Support}; {ACLS|Advanced Cardiac Life Support}> certification required
- Experience with <&wound care; triage; telemetry>
- Bachelor of Science in Nursing
- Excellent communication skills

Preferred
- Experience with <&phlebotomy; infection control>
- Spanish is a plus
`,
};

const accounting: Profession = {
  resume: `Henrik Dahlqvist
Accountant

Work Experience

Senior Accountant, Birch & Partners
January 2018 - Present
- Prepared monthly financial statements under {IFRS|International Financial Reporting Standards} for five companies
- Reconciled bank accounts in {SAP|SAP ERP} and closed the books within four days
- Filed {value added tax|VAT} returns

Bookkeeper, Corner Bakery Group
August 2013 - December 2017
- Handled {accounts payable|A/P} and {accounts receivable|A/R}, 700 invoices a month
- Ran payroll for 80 employees in QuickBooks

Education
Master of Science in Accounting, University of Umby, 2013

Skills
<financial reporting; budgeting; {Microsoft Excel|MS Excel}; payroll; QuickBooks; auditing>

Languages
Swedish (native), English (C1), German (B1)
`,
  posting: `Senior Accountant

Your tasks
- Prepare monthly and annual financial statements
- Reconcile bank accounts and post journal entries
- Support the external audit of the company

Your profile
- At least 5 years of experience in accounting
- Very good knowledge of <&{IFRS|International Financial Reporting Standards}; {SAP|SAP ERP}; {Microsoft Excel|MS Excel}>
- Experience with <&{accounts payable|A/P}; {accounts receivable|A/R}; NetSuite>
- Bachelor's degree in accounting or finance
- Fluent English

Desirable
- <&Power BI; payroll; QuickBooks>
`,
};

const welding: Profession = {
  resume: `Luis Ferreira Prado
Welder

Experience

Welder, Harbor Steel Works
April 2017 - Present
- Welded pipes and pressure vessels with {TIG welding|GTAW} and {MIG welding|GMAW}
- Read blueprints and cut plate with plasma cutting
- Inspected welds together with the quality department

Welding Apprentice, Dry Dock Repairs
September 2014 - March 2017
- Repaired hulls with {stick welding|SMAW}
- Operated an overhead crane and a forklift

Education
Vocational diploma in welding, Harbor Trade School, 2014

Skills
<{TIG welding|GTAW}; {MIG welding|GMAW}; blueprint reading; plasma cutting; grinding>

Certifications
Forklift licence, 2018
`,
  posting: `Pipe Welder

What you do
- Weld pipes and pressure vessels for the shipyard
- Inspect welds and repair defects
- Read technical drawings and measure parts

What we ask
- 3 years of experience as a welder
- Experience with <&{TIG welding|GTAW}; {MIG welding|GMAW}; {stick welding|SMAW}>
- <&Blueprint reading; grinding; orbital welding> skills
- Vocational training in welding

A plus
- <&Plasma cutting; rigging>
`,
};

const cooking: Profession = {
  resume: `Noemi Castellan
Sous Chef

Experience

Sous Chef, The Copper Ladle
May 2019 - Present
- Led a kitchen of six cooks and planned the weekly menu
- Kept {HACCP|Hazard Analysis and Critical Control Points} records and trained cooks in food safety
- Cut food cost by a tenth through inventory management

Line Cook, Bistro Amandine
March 2015 - April 2019
- Prepared sauces, stocks and fish at the grill station
- Baked bread and pastry for sixty guests a day

Education
Diploma in Culinary Arts, Amandine School of Cooking, 2015

Skills
<menu planning; food safety; pastry; butchery; inventory management; catering>

Languages
Italian (native), French (C1), English (B2)
`,
  posting: `Sous Chef

Duties
- Lead the cooks at the line and plan the weekly menu
- Order goods and control the food cost
- Train new cooks in our recipes

Requirements
- At least 3 years of experience as a cook
- Knowledge of <&food safety; {HACCP|Hazard Analysis and Critical Control Points}; menu planning>
- Experience with <&pastry; catering; sous vide>
- Good English

Nice to have
- <&Butchery; wine pairing>
`,
};

const teaching: Profession = {
  resume: `Oluwaseun Marsh
Mathematics Teacher

Teaching Experience

Mathematics Teacher, Elm Grove Secondary School
August 2018 - Present
- Taught mathematics and physics to pupils of eleven to sixteen years
- Wrote lesson plans and exams and introduced {Google Classroom|Classroom by Google}
- Mentored two trainee teachers in classroom management

Teaching Assistant, St. Olive Primary School
September 2015 - July 2018
- Supported pupils in {special education|special needs education}
- Organised after-school reading groups

Education
Master of Education, University of Elmford, 2015

Skills
<lesson planning; classroom management; curriculum development; student assessment; tutoring>

Languages
English (native), French (B2)
`,
  posting: `Secondary School Teacher - Mathematics

Your work
- Teach mathematics to classes of up to thirty pupils
- Write lesson plans and mark exams
- Talk with parents about the progress of their children

Requirements
- 2 years of teaching experience
- Experience with <&lesson planning; classroom management; student assessment>
- Knowledge of <&{special education|special needs education}; curriculum development; Moodle>
- Bachelor's degree in education
- Fluent English

Preferred
- <&Tutoring; robotics>
`,
};

/** All professions, by name. */
export const professions = {
  software,
  nursing,
  accounting,
  welding,
  cooking,
  teaching,
} as const satisfies Record<string, Profession>;
