/** Texts written for the tests of this library. */
export const backendPosting = `Senior Backend Developer (m/f/d)

Location: Hamburg, Germany (hybrid)

About us
Harbour Lights is a logistics start-up. For over 12 years we have moved boxes with Perl and patience.

Your role
- Design and build REST APIs for our tracking platform
- Run our services on Kubernetes together with the platform team
- Mentor two junior colleagues and review their code

Requirements
- 5+ years of professional experience in software development
- At least three years with Java and Spring Boot
- Experience with AWS, Azure or GCP
- Bachelor's degree in Computer Science or equivalent experience
- Fluent German and good English (B2)
- You are authorized to work in Germany
- No SQL needed, our data team takes care of it.

Nice to have
- Terraform or Pulumi
- Some Kafka

What we offer
- Free Python courses, a Spotify account and 30 days off

We are an equal opportunity employer. Apply with your CV.
`;

export const nursePosting = `Registered Nurse - Intensive Care

St. Brigid Hospital is seeking a Registered Nurse for our ICU. You will care for adult patients around the clock.

Duties:
Assess patients and plan their care.
Give medication and monitor vital signs.

Qualifications:
Current RN license in the state of Oregon required.
BLS certification required; ACLS preferred.
Two to three years of experience in critical care.
Associate degree in nursing; bachelor's preferred.

Benefits: health insurance, paid leave.
Applicants must be eligible to work in the United States.
`;

export const recipe = `Grandmother's potato soup

Peel one kilo of potatoes and cut them into small pieces. Fry two onions in butter until they are golden, add the potatoes and a litre of
stock, and let it all simmer for twenty-five minutes. Go easy on the salt. Puree half of it, stir in the cream and serve with rye bread
and fresh chives. The soup tastes even better the next day, and it freezes well for up to three months.
`;

export const developerResume = `Maria Ruby Okonkwo
Backend Developer
maria.okonkwo@example.org | +49 40 1234 5678 | github.com/mokonkwo
Elbchaussee 12, 22765 Hamburg | Born: 4 May 1990

Summary
Backend developer who likes small services and long tests.

Experience

Senior Backend Developer, Harbour Lights GmbH
Mar 2020 – Present
• Built REST APIs in Java and Spring Boot for four million parcels a day
• Moved the platform to Kubernetes on AWS and halved its cost
• Mentored three junior developers

Software Developer | Kiosk & Co
07/2016 - 02/2020
• Wrote billing services in Python with PostgreSQL
• Introduced continuous integration with Jenkins

Education
University of Hamburg, B.Sc. in Computer Science, 2012 - 2016

Skills
Java, Spring Boot, Python, Go, PostgreSQL, Docker, Zephyrix

Languages
German (native), English (C1), French: A2

Certifications
AWS Certified Solutions Architect
`;

export const nurseResume = `JOHN DOE, RN
Portland, OR

PROFESSIONAL EXPERIENCE
Staff Nurse
Mercy Hospital
2019-2023
- Provided patient care in a 20-bed ICU
- Performed IV therapy, wound care and telemetry

LICENSES
RN license, State of Oregon
BLS, ACLS

EDUCATION
Associate of Science in Nursing, 2018
`;

/** All samples, by name. */
export const allSamples = {
  backendPosting,
  nursePosting,
  recipe,
  developerResume,
  nurseResume,
} as const;
