import { z } from 'zod/mini';
import { type ExtractedText, unpagedText } from '../extracted-text.ts';
import { plainCharacters } from '../plain-characters.ts';
import { Refusal } from '../refusal.ts';
import { dated, type OutlineEntry, type OutlineSection, outlineText } from './outline.ts';

/** Files of other programs often deviate in one field; the other fields are still read. */
const text = z.catch(z.optional(z.string()), undefined);
const texts = z.catch(z._default(z.array(z.catch(z.string(), '')), []), []);
const listOf = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.catch(z._default(z.array(z.object(shape)), []), []);

/** Source: JSON Resume schema 1.0.0, and the names of its former versions (`company`, `website`). */
const resumeSchema = z.object({
  basics: z.catch(
    z._default(
      z.object({
        name: text,
        label: text,
        summary: text,
        location: z.catch(
          z.optional(z.object({ city: text, region: text, countryCode: text })),
          undefined,
        ),
      }),
      {},
    ),
    {},
  ),
  work: listOf({
    name: text,
    company: text,
    position: text,
    location: text,
    startDate: text,
    endDate: text,
    summary: text,
    highlights: texts,
  }),
  volunteer: listOf({
    organization: text,
    position: text,
    startDate: text,
    endDate: text,
    summary: text,
    highlights: texts,
  }),
  education: listOf({
    institution: text,
    area: text,
    studyType: text,
    startDate: text,
    endDate: text,
    courses: texts,
    score: text,
  }),
  certificates: listOf({ name: text, issuer: text, date: text }),
  awards: listOf({ title: text, awarder: text, date: text, summary: text }),
  publications: listOf({ name: text, publisher: text, releaseDate: text, summary: text }),
  skills: listOf({ name: text, level: text, keywords: texts }),
  languages: listOf({ language: text, fluency: text }),
  projects: listOf({
    name: text,
    description: text,
    startDate: text,
    endDate: text,
    highlights: texts,
    keywords: texts,
    roles: texts,
  }),
  interests: listOf({ name: text, keywords: texts }),
});
type JsonResume = z.infer<typeof resumeSchema>;

function parse(bytes: Uint8Array): JsonResume {
  try {
    return resumeSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    throw new Refusal('unreadable', `not a JSON Resume: ${String(error).slice(0, 200)}`);
  }
}

const named = (name: string | undefined, words: readonly string[]): string =>
  [name, words.join(', ')].filter((part) => part !== undefined && part !== '').join(': ');

const education = ({
  institution,
  area,
  studyType,
  courses,
  score,
  ...dates
}: JsonResume['education'][number]): OutlineEntry => ({
  parts: [studyType, area, institution],
  ...dated(dates.startDate, dates.endDate),
  texts: [score],
  items: courses,
});

const work = ({
  name,
  company,
  position,
  location,
  startDate,
  endDate,
  summary,
  highlights,
}: JsonResume['work'][number]): OutlineEntry => ({
  parts: [position, name ?? company],
  start: startDate,
  end: endDate,
  place: location,
  texts: [summary],
  items: highlights,
});

function sectionsOf(resume: JsonResume): readonly OutlineSection[] {
  return [
    { heading: 'Experience', entries: resume.work.map(work) },
    {
      heading: 'Projects',
      entries: resume.projects.map(
        ({ name, roles, description, startDate, endDate, highlights, keywords }) => ({
          parts: [name, ...roles],
          ...dated(startDate, endDate),
          texts: [description, keywords.join(', ')],
          items: highlights,
        }),
      ),
    },
    {
      heading: 'Volunteering',
      entries: resume.volunteer.map(({ organization, ...rest }) =>
        work({ ...rest, name: organization, company: undefined, location: undefined }),
      ),
    },
    { heading: 'Education', entries: resume.education.map(education) },
    {
      heading: 'Skills',
      entries: resume.skills.map(({ name, keywords, level }) => ({
        parts: [named(name, keywords), level],
      })),
    },
    {
      heading: 'Languages',
      entries: resume.languages.map(({ language, fluency }) => ({
        parts: [named(language, fluency === undefined ? [] : [fluency])],
      })),
    },
    {
      heading: 'Certifications',
      entries: resume.certificates.map(({ name, issuer, date }) => ({
        parts: [name, issuer, date],
      })),
    },
    {
      heading: 'Awards',
      entries: resume.awards.map(({ title, awarder, date, summary }) => ({
        parts: [title, awarder, date],
        texts: [summary],
      })),
    },
    {
      heading: 'Publications',
      entries: resume.publications.map(({ name, publisher, releaseDate, summary }) => ({
        parts: [name, publisher, releaseDate],
        texts: [summary],
      })),
    },
    {
      heading: 'Interests',
      entries: resume.interests.map(({ name, keywords }) => ({ parts: [named(name, keywords)] })),
    },
  ];
}

/** The text of a JSON Resume. References are left out, because they are statements by others. @throws Refusal */
export function extractJsonResume(bytes: Uint8Array): ExtractedText {
  const resume = parse(bytes);
  const { name, label, summary, location } = resume.basics;
  const place = [location?.city, location?.region, location?.countryCode]
    .filter(Boolean)
    .join(', ');
  const head = [name, label, place];
  return unpagedText(plainCharacters(outlineText(head, summary, sectionsOf(resume))));
}
