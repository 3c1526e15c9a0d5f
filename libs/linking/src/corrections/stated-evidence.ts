import {
  type ConditionCorrection,
  type Correction,
  type Quote,
  type Requirement,
  type RequirementCorrection,
  type ResumeFacts,
  wordsKey,
} from '@rolefit/contracts';
import { wordingsOfLabel } from '@rolefit/match-texts';
import type { Condition } from '../condition.js';
import { overlaps } from '../overlaps.js';

/** What the user says about a requirement or condition: they have it, and the line that shows it. */
export interface StatedEvidence {
  readonly correction: RequirementCorrection | ConditionCorrection;
  /** Null for the user's word alone. */
  readonly line: Quote | null;
}

/** What the user says that they have, by requirement and by condition. */
export interface StatedByUser {
  readonly forRequirement: (requirement: Requirement) => StatedEvidence | null;
  readonly forCondition: (condition: Condition) => StatedEvidence | null;
  /** The correction by which the posting does not set a condition. */
  readonly setsAside: (condition: Condition) => ConditionCorrection | null;
}

/** A line is found again in a newer version of the resume; otherwise the user's word remains. */
function lineIn({ statements, roles, education, licences, languages }: ResumeFacts, line: string) {
  const wanted = wordsKey(line);
  if (wanted === '') return null;
  const quotes = [statements, roles, education, licences, languages].flatMap((facts) =>
    facts.map(({ quote }) => quote),
  );
  return quotes.find(({ text }) => wordsKey(text) === wanted) ?? null;
}

const conditionKey = (kind: string, label: string, words: string) =>
  JSON.stringify([kind, label.toLowerCase(), wordsKey(words)]);

/** The entry for a condition. Users name it by its label, which may be in any of our languages. */
function entryFor<Entry>(
  entries: ReadonlyMap<string, Entry>,
  { kind, label, postingQuote }: Condition,
): Entry | null {
  if (entries.size === 0 || postingQuote === null) return null;
  const { text } = postingQuote;
  const found = wordingsOfLabel(label).flatMap(
    (wording) => entries.get(conditionKey(kind, wording, text)) ?? [],
  );
  return found[0] ?? null;
}

/** What the user's corrections state about the postings of a case. */
export function statedByUser(
  corrections: readonly Correction[],
  resume: ResumeFacts,
): StatedByUser {
  const requirements = new Map<string, StatedEvidence>();
  const conditions = new Map<string, StatedEvidence>();
  const notSet = new Map<string, ConditionCorrection>();
  for (const correction of corrections) {
    if (correction.about !== 'requirement' && correction.about !== 'condition') continue;
    if (correction.about === 'condition' && correction.ruling.type === 'not-required')
      notSet.set(conditionKey(correction.kind, correction.label, correction.words), correction);
    if (correction.ruling.type !== 'have') continue;
    const { line } = correction.ruling;
    const stated = { correction, line: line === null ? null : lineIn(resume, line) };
    if (correction.about === 'requirement') requirements.set(wordsKey(correction.words), stated);
    else conditions.set(conditionKey(correction.kind, correction.label, correction.words), stated);
  }
  return {
    forRequirement({ kind, quote }) {
      const stated = requirements.size === 0 ? undefined : requirements.get(wordsKey(quote.text));
      // A career is shown by a line of the resume, never by a statement alone.
      return stated && (kind !== 'title' || stated.line !== null) ? stated : null;
    },
    forCondition: (condition) => entryFor(conditions, condition),
    setsAside: (condition) => entryFor(notSet, condition),
  };
}

/** Whether a requirement asks for what a condition demands, so that both get one verdict. */
export function asksForCondition({ kind, quote }: Requirement, condition: Condition): boolean {
  const asked =
    condition.kind === 'degree'
      ? 'education'
      : condition.kind === 'clearance'
        ? 'licence'
        : condition.kind;
  return (
    asked === kind && condition.postingQuote !== null && overlaps(quote, condition.postingQuote)
  );
}
