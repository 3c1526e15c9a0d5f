import type { ResumeFacts, SkillEvidence } from '@rolefit/contracts';
import { evidenceStrength } from './evidence-strength.js';
import type { HeldSkill } from './held-skills.js';
import type { Line } from '../line.js';
import { containsPhrase, contentWords, isGeneric } from '../words.js';

/** A distinct text of the resume, however many facts quote it. */
interface Passage {
  readonly text: string;
  readonly words: readonly string[];
  /** The facts that quote it, with their position in order of priority. */
  readonly evidence: { readonly at: number; readonly line: SkillEvidence }[];
}

/** Passages by the words that they contain. */
type Index = ReadonlyMap<string, readonly Passage[]>;

/**
 * Statements first, then role headings, then the evidence of other skills, which may also show this
 * one.
 */
function* evidenceIn(resume: ResumeFacts, lines: readonly Line[]): Generator<SkillEvidence> {
  for (const { statement } of lines)
    yield {
      quote: statement.quote,
      section: statement.role === null ? 'other' : 'experience',
      role: statement.role,
    };
  for (const [role, { quote }] of resume.roles.entries())
    yield { quote, section: 'experience', role };
  for (const { evidence } of resume.skills) yield* evidence;
}

function indexOf(resume: ResumeFacts, lines: readonly Line[]): Index {
  const passages = new Map<string, Passage>();
  const index = new Map<string, Passage[]>();
  let at = 0;
  for (const line of evidenceIn(resume, lines)) {
    const { text } = line.quote;
    let passage = passages.get(text);
    if (!passage) {
      passage = { text, words: contentWords(text), evidence: [] };
      passages.set(text, passage);
      for (const word of new Set(passage.words)) {
        const known = index.get(word);
        if (known) known.push(passage);
        else index.set(word, [passage]);
      }
    }
    passage.evidence.push({ at, line });
    at += 1;
  }
  return index;
}

/** The passages of the phrase's rarest word. */
function fewest(index: Index, phrase: readonly string[]): readonly Passage[] {
  return phrase
    .map((word) => index.get(word) ?? [])
    .reduce((least, one) => (one.length < least.length ? one : least));
}

/** The words of a text as written, between single spaces. */
function plainWords(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

/**
 * A search for a skill in the lines of a resume; null if no line has it.
 * @param forms whether other forms of its words count: "inspected" for "inspection"
 */
export type LinesSearch = (name: string, forms: 'any' | 'same') => HeldSkill | null;

/**
 * The search in one resume. The index is built on first use.
 * @param resume facts in canonical order
 */
export function linesSearch(resume: ResumeFacts, lines: readonly Line[]): LinesSearch {
  let index: Index | undefined;
  return (name, forms) => {
    const phrase = contentWords(name);
    if (phrase.every(isGeneric)) return null;
    index ??= indexOf(resume, lines);
    const evidence = fewest(index, phrase)
      .filter(
        ({ text, words }) =>
          containsPhrase(words, phrase) &&
          (forms === 'any' || plainWords(text).includes(plainWords(name))),
      )
      .flatMap((passage) => passage.evidence)
      .sort((a, b) => a.at - b.at)
      .map(({ line }) => line);
    const strength = evidenceStrength(evidence, null, resume);
    if (strength === null) return null;
    const roles = [...new Set(evidence.flatMap(({ role }) => role ?? []))];
    return {
      name,
      skillId: null,
      score: strength.score,
      isStatedByUser: false,
      isListedOnly: false,
      quote: strength.best.quote,
      roles,
      statedYears: 0,
    };
  };
}
