import { readPosting, readResume } from '@rolefit/reading';
import { profileSkillsFrom, scoreMatch } from '@rolefit/scoring';

/** The posting of the worked example; made up. */
export const postingText = `Back-end Developer
Lanternfish Logistics, Rotterdam

Lanternfish plans the routes of two hundred delivery vans. You join a team of six who build the planner and keep it running.

What you will do
- Build and maintain the services that plan the routes of our vans
- Write automated tests and review the code of your colleagues

Requirements
- At least 3 years of experience with Java
- Good knowledge of PostgreSQL and Kafka
- Docker
- Bachelor's degree in computer science or equivalent experience
- Fluent English

Nice to have
- Kubernetes
- Some Dutch (A2)`;

/** The resume of the worked example; made up. */
export const resumeText = `Robin Sample
Back-end developer

Experience
Back-end Developer, Heron Parcel Systems
March 2021 – December 2024
- Built and maintained Java services that plan parcel routes for 40 depots
- Moved the order data to PostgreSQL and tuned its slowest queries
- Packed every service with Docker
- Wrote automated tests and reviewed code

Education
Bachelor of Science in Computer Science, 2020

Skills
Java, Spring Boot, PostgreSQL, RabbitMQ, Docker, Git

Languages
English (C1), German (native)`;

export type ExampleMatch = ReturnType<typeof scoreMatch>;

/** Reads both texts with the built-in analyser and judges them. */
export async function judgeExample(): Promise<ExampleMatch> {
  const [{ facts: posting }, { facts: resume }] = [
    await readPosting(postingText),
    await readResume(resumeText, { asOf: '2026-01-01' }),
  ];
  const skills = profileSkillsFrom(resume).map(({ name, score }) => ({
    name,
    score,
    source: 'resume' as const,
  }));
  return scoreMatch({ posting, resume, skills });
}
