import type { Duty, PostingFacts, Quote } from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import type { Case } from '../case.js';
import { toCredit, type Judgement } from '../judgement.js';
import { relateTo, relationCredit } from '../relate-skill.js';
import { dutyCredits, importanceWeights } from '../weights.js';
import { shorten } from '../wording.js';
import { contentWords, isGeneric, wordWeight } from '../words.js';

interface JudgeableDuty {
  readonly duty: Duty;
  readonly words: readonly string[];
  /** What its words weigh together. */
  readonly weight: number;
  /** Skills that it names, soft ones left out: everybody communicates. */
  readonly skillIds: readonly string[];
}

/** A line of the resume that may support a duty. */
interface Line {
  readonly quote: Quote;
  readonly words: ReadonlySet<string>;
  readonly weight: number;
  readonly skillIds: readonly string[];
}

interface Support {
  readonly share: number;
  readonly quote: Quote | null;
  /** What the line has in common with the duty, for the reason. */
  readonly by: 'line' | 'skills' | 'none';
}

/** Duties that say something: "Other duties as assigned" names no skill and no telling word, so it is not judged. */
function judgeable({ duties }: PostingFacts): JudgeableDuty[] {
  const seen = new Set<string>();
  return duties.flatMap((duty) => {
    const words = [...new Set(contentWords(duty.quote.text))];
    const skillIds = [...new Set(duty.skillIds)].filter((id) => skillById(id)?.kind !== 'soft');
    const key = words.join(' ');
    if (seen.has(key) || (skillIds.length === 0 && words.every(isGeneric))) return [];
    seen.add(key);
    return [{ duty, words, weight: weightOf(words), skillIds }];
  });
}

/** Whether the posting names duties that can be judged. */
export function hasDuties(posting: PostingFacts): boolean {
  return judgeable(posting).length > 0;
}

function weightOf(words: Iterable<string>): number {
  let sum = 0;
  for (const word of words) sum += wordWeight(word);
  return sum;
}

/** How much of their words both have in common, on a ramp; a single telling word in common earns little. */
function wordShare(duty: JudgeableDuty, line: Line): number {
  let common = 0;
  let telling = 0;
  for (const word of duty.words) {
    if (!line.words.has(word)) continue;
    common += wordWeight(word);
    if (!isGeneric(word)) telling += 1;
  }
  if (telling === 0) return 0;
  const overlap = common / Math.min(duty.weight, Math.max(line.weight, dutyCredits.wordsLeast));
  const ramp = Math.min(1, Math.max(0, (overlap - dutyCredits.wordsFrom) / (dutyCredits.wordsFull - dutyCredits.wordsFrom)));
  return telling === 1 ? Math.min(ramp, dutyCredits.oneWordCap) : ramp;
}

function skillShare(wanted: readonly string[], have: readonly string[]): number {
  const found = wanted.map((want) => have.reduce((best, id) => Math.max(best, relationCredit(id, want)?.share ?? 0), 0));
  return found.reduce((sum, share) => sum + share, 0) / wanted.length;
}

function supportOf(duty: JudgeableDuty, line: Line): number {
  const { skillIds } = duty;
  const byWords = wordShare(duty, line);
  if (skillIds.length === 0) return byWords;
  const bySkills = skillShare(skillIds, line.skillIds);
  return Math.max(byWords, dutyCredits.skillShare * bySkills + (1 - dutyCredits.skillShare) * byWords);
}

/** The duty's skills anywhere in a role of the resume; the line of the first one found stands for all. */
function supportElsewhere({ skillIds }: JudgeableDuty, { stand }: Case): Support {
  if (skillIds.length === 0) return { share: 0, quote: null, by: 'none' };
  const used = stand.held.filter((held) => held.skillId !== null && !held.isListedOnly && held.quote !== null);
  const share = dutyCredits.skillsElsewhere * skillShare(skillIds, used.flatMap(({ skillId }) => skillId ?? []));
  const first = skillIds.flatMap((want) => used.find((held) => relateTo(held, { name: want, skillId: want })) ?? [])[0];
  return share > 0 ? { share, quote: first?.quote ?? null, by: 'skills' } : { share: 0, quote: null, by: 'none' };
}

function bestSupport(duty: JudgeableDuty, lines: readonly Line[], input: Case): Support {
  return lines.reduce<Support>(
    (best, line) => {
      const share = supportOf(duty, line);
      return share > best.share ? { share, quote: line.quote, by: 'line' } : best;
    },
    supportElsewhere(duty, input),
  );
}

function judge(duty: JudgeableDuty, lines: readonly Line[], input: Case): Judgement {
  const { share, quote, by } = bestSupport(duty, lines, input);
  const credit = toCredit(share);
  const strength = credit >= 0.75 ? 'shows similar work' : credit >= 0.4 ? 'shows some of this' : 'touches on it';
  const byLine = `A line of your resume ${strength}.`;
  const reasons = { line: byLine, skills: 'Your resume shows skills that this duty names, in other lines.', none: 'We could not find a line of your resume that shows it.' };
  return {
    subScore: 'responsibilitiesScore',
    label: shorten(duty.duty.quote.text),
    importance: 'required',
    weight: importanceWeights.required,
    credit,
    reason: credit > 0 ? reasons[by] : reasons.none,
    postingQuote: duty.duty.quote,
    resumeQuote: credit > 0 ? quote : null,
    via: null,
    advice: `If you have done this, say so in a line of your resume (“${shorten(duty.duty.quote.text)}”)`,
  };
}

/**
 * Judges duties: each against the line of the resume that supports it best, by the skills that both name and by the words that they
 * share. Words of any posting count little and never alone, so that "maintain" does not make a gardener a developer.
 */
export function judgeResponsibilities(input: Case): Judgement[] {
  const counted = new Set(input.stand.held.flatMap(({ skillId }) => skillId ?? []));
  // Of two lines that support a duty alike, one of a role says more than a summary.
  const ordered = [...input.lines].sort((a, b) => Number(a.statement.role === null) - Number(b.statement.role === null));
  const lines = ordered.map(({ statement, words }) => {
    const unique = new Set(words);
    return { quote: statement.quote, words: unique, weight: weightOf(unique), skillIds: statement.skillIds.filter((id) => counted.has(id)) };
  });
  return judgeable(input.posting).map((duty) => judge(duty, lines, input));
}
