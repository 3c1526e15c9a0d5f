import { readPosting, readResume } from '@rolefit/ai';
import { type Quote } from '@rolefit/contracts';
import { profileSkillsFrom, scoreMatch } from '@rolefit/scoring';

/** The posting of the example on the start page; made up. */
const posting = `Community Nurse
Northlight Care, Harbour District

Northlight Care visits people at home who would otherwise have to stay in hospital. You plan your own route with a small team and know your patients by name.

What you will do
- Assess wounds and plan their treatment with the family doctor
- Give injections and infusions at home
- Teach relatives how to help
- Keep the electronic patient record up to date

Requirements
- At least 3 years of experience in nursing
- Wound care in daily practice
- Patient education
- Electronic health records
- Danish at B2 or better

Nice to have
- Palliative care`;

/** The resume of the example on the start page; made up. */
const resume = `Mara Lindqvist
Registered Nurse

Experience

Community Nurse, Northshore Home Care
March 2022 – Present
- Visit eight to ten patients a day; assess chronic wounds and plan their treatment with family doctors
- Wound care, infusions and injections at home
- Document every visit in electronic health records

Ward Nurse, St. Brigid Hospital
August 2018 – February 2022
- Surgical ward with 24 beds, responsible for medication administration
- Taught patients and relatives before they went home

Education
Bachelor of Nursing, 2018

Languages
Swedish (native), English (C1), Danish (B1)`;

const placeOf = (quote: Quote | null) => (quote === null ? null : [quote.start, quote.end]);

/** The module with the example on the start page. It is read and judged like any scan, so that it promises nothing that the product does not do. */
export async function landingExample(): Promise<string> {
  const [{ facts: asked }, { facts: shown }] = [await readPosting(posting), await readResume(resume, { asOf: '2026-11-21' })];
  const skills = profileSkillsFrom(shown).map(({ name, score }) => ({ name, score, source: 'resume' as const }));
  const { points } = scoreMatch({ posting: asked, resume: shown, skills });
  const rows = points.map(({ postingQuote, resumeQuote, recommendation: _, ...point }) => JSON.stringify({ ...point, posting: placeOf(postingQuote), resume: placeOf(resumeQuote) }));
  return `// Made by \`npm run docs\`: two made-up texts, and what reading and judging them gives. Change the texts in tools/docs, not this file.
import { type MatchPoint, type Quote } from '@rolefit/contracts';

/** A posting that nobody wrote. */
export const examplePosting = ${JSON.stringify(posting)};

/** A resume that nobody has. */
export const exampleResume = ${JSON.stringify(resume)};

type Place = readonly [start: number, end: number];
type ExamplePoint = Omit<MatchPoint, 'postingQuote' | 'resumeQuote'> & { posting: Place; resume: Place | null };

const points: readonly ExamplePoint[] = [
  ${rows.join(',\n  ')},
];

const quote = (text: string, [start, end]: Place): Quote => ({ text: text.slice(start, end), start, end });

/** What stands between the two. */
export const examplePoints: readonly MatchPoint[] = points.map(({ posting, resume, ...point }) => ({
  ...point,
  postingQuote: quote(examplePosting, posting),
  resumeQuote: resume === null ? null : quote(exampleResume, resume),
}));
`;
}
