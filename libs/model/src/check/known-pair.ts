import type { LinkVerdict } from '@rolefit/contracts';

/** A posting and a resume for which every suitable model gives the same answers. */
export const knownPosting = `Backend Developer

Your tasks
- Build payment services together with two other developers

Requirements
- At least 3 years of experience with Java
- Experience with PostgreSQL
- Experience with Kubernetes
- Fluent German

Nice to have
- Experience with Apache Kafka
- Experience with Terraform`;

export const knownResume = `Sam Example
Backend Developer

Experience
Software Engineer, Harbour GmbH, Hamburg
03/2018 - present
- Write payment services in Java and Spring Boot
- Moved the order data from Oracle to PostgreSQL
- Run the services on Kubernetes in production

Skills
Java, SQL, Docker

Languages
German (native), English (C1)`;

/** Skills that the posting asks for and the resume shows. */
export const askedSkills = ['Java', 'PostgreSQL', 'Kubernetes', 'Apache Kafka', 'Terraform'];
export const shownSkills = ['Java', 'PostgreSQL', 'Kubernetes'];

/** Expected verdicts, keyed by a word of the requirement. */
export const knownVerdicts: readonly (readonly [word: string, verdict: LinkVerdict])[] = [
  ['Java', 'shown'],
  ['PostgreSQL', 'shown'],
  ['Kubernetes', 'shown'],
  ['German', 'shown'],
  ['Kafka', 'not-found'],
  ['Terraform', 'not-found'],
];
