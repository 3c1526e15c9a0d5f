import type { RequirementReading, TitleReading } from '@rolefit/contracts';
import { occupationsIn, titleSeniority } from '@rolefit/skills';
import { occupationFact } from './occupations/typical-work.js';
import { readPosting } from './read-posting.js';
import { familyOfTitle } from './sentence/title-words.js';

/**
 * Reads a requirement as a user has put it, by the rules that read postings.
 * @param text one line, at most `limits.correctedTextChars`
 */
export async function readRequirement(text: string): Promise<RequirementReading> {
  const { facts } = await readPosting(`Requirements:\n- ${text}\n`);
  const { requirements, skills, experience, education, languages, licences, clearances } = facts;
  const [first] = requirements;
  return {
    requirement: {
      kind: first?.kind ?? 'other',
      understood: requirements.some(({ understood }) => understood),
      // One line may hold several sentences; all of them are asked for.
      parts: requirements.flatMap(({ parts }) => parts),
      fields: first?.fields ?? [],
    },
    facts: { skills, experience, education, languages, licences, clearances },
  };
}

/** What the lexicons know about a role's title as a user has put it. */
export function readTitle(title: string): TitleReading {
  const quote = { text: title, start: 0, end: title.length };
  return {
    family: familyOfTitle(title),
    seniority: titleSeniority(title),
    occupations: occupationsIn(title).map((occupation) => {
      const { quote: _quote, ...fact } = occupationFact(occupation, quote);
      return fact;
    }),
  };
}
