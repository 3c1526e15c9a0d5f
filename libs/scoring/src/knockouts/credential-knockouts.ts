import type { Label, Quote } from '@rolefit/contracts';
import {
  type Case,
  type Condition,
  isSameCredential,
  isTelling,
  wholePhrase,
} from '@rolefit/linking';

interface Credential {
  readonly name: string;
  readonly quote: Quote | null;
}

const wordsChars = 48;

/** A licence as posting and reader call it: names are read in English, whatever the language of the posting. */
function licenceLabel(name: string, { text }: Quote, language: string | null): Label {
  const words = language === 'en' ? null : wholePhrase(text, wordsChars);
  return words === null || words === name
    ? name
    : { code: 'licence', values: { name, inPosting: words } };
}

/**
 * Licences: met if the resume, the user's skills or their answers name it; otherwise unknown, since
 * a resume never lists missing licences.
 */
export function licenceKnockouts({
  posting,
  resume,
  credentials,
  answers: { licences },
}: Case): Condition[] {
  return posting.licences
    .filter(({ importance }) => importance === 'required')
    .map(({ name, quote }): Condition => {
      const base = {
        kind: 'licence',
        label: licenceLabel(name, quote, posting.language),
        postingQuote: quote,
        resumeQuote: null,
      } as const;
      const found: Credential | undefined =
        resume.licences.find((one) => isSameCredential(name, one.name)) ??
        credentials({ name, skillId: null })[0]?.held;
      if (found) return { ...base, status: 'met', resumeQuote: found.quote };
      const stated = licences?.items.find((one) => isSameCredential(name, one));
      if (stated !== undefined) return { ...base, status: 'met', statedByUser: stated };
      if (licences?.isComplete && (licences.items.length === 0 || isTelling(name)))
        return {
          ...base,
          status: 'not-met',
          statedByUser: { code: 'only-names', values: { of: 'licence', names: licences.items } },
        };
      return { ...base, status: 'unknown' };
    });
}

/** Clearances that form a ladder. Source: US national security and public trust levels. */
const clearanceLadder = [
  /public\s*trust/i,
  /\bconfidential\b/i,
  /\bsecret\b/i,
  /\btop\s*secret\b|\bts\b/i,
  /\bsci\b/i,
];

function clearanceLevel(name: string): number {
  return clearanceLadder.reduce(
    (level, pattern, index) => (pattern.test(name) ? index : level),
    -1,
  );
}

interface RatedClearance extends Credential {
  readonly level: number;
  readonly isStated: boolean;
}

/** Clearances from the resume and the user, highest first; among equals the one with a quote. */
function ratedClearances({ resume, answers }: Case): RatedClearance[] {
  const stated = (answers.clearances?.items ?? []).map((name) => ({
    name,
    quote: null,
    isStated: true,
  }));
  return [...resume.clearances.map((held) => ({ ...held, isStated: false })), ...stated]
    .map((held) => ({ ...held, level: clearanceLevel(held.name) }))
    .sort((a, b) => b.level - a.level);
}

function restsOn({
  name,
  quote,
  isStated,
}: RatedClearance): Pick<Condition, 'resumeQuote' | 'statedByUser'> {
  return isStated ? { resumeQuote: null, statedByUser: name } : { resumeQuote: quote };
}

/** Clearances: a lower one of the same ladder contradicts; a missing one is unknown. */
export function clearanceKnockouts(input: Case): Condition[] {
  const rated = ratedClearances(input);
  const { clearances } = input.answers;
  return input.posting.clearances
    .filter(({ importance }) => importance === 'required')
    .map(({ name, quote }): Condition => {
      const base = { kind: 'clearance', label: name, postingQuote: quote } as const;
      const asked = clearanceLevel(name);
      const found = rated.find((held) =>
        asked >= 0 && held.level >= 0 ? held.level >= asked : isSameCredential(name, held.name),
      );
      if (found) return { ...base, status: 'met', ...restsOn(found) };
      const lower = asked >= 0 ? rated.find(({ level }) => level >= 0) : undefined;
      if (lower) return { ...base, status: 'not-met', ...restsOn(lower) };
      if (clearances?.isComplete && (clearances.items.length === 0 || isTelling(name)))
        return {
          ...base,
          status: 'not-met',
          resumeQuote: null,
          statedByUser: {
            code: 'only-names',
            values: { of: 'clearance', names: clearances.items },
          },
        };
      return { ...base, status: 'unknown', resumeQuote: null };
    });
}
