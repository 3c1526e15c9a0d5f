import type { ConditionTopic } from '@rolefit/contracts';
import type { Span } from '../../document/span.js';
import { optimiseExpression } from '../../document/optimise-expression.js';
import { wholeWords } from '../../document/whole-words.js';
import { lexicon } from '../../lexicon/all-languages.js';
import { lexicons } from '../../lexicon/lexicons.js';
import type { ConditionRule } from '../../lexicon/topics/conditions.js';
import { softenedRanges } from '../../sentence/negation.js';

/** A condition in a sentence; offsets within the sentence. */
export interface FoundCondition extends Span {
  readonly topic: ConditionTopic;
  readonly amount: number | null;
  /** Its words state a condition wherever they occur. */
  readonly isFirm: boolean;
  /** A word of the same sentence demands something. */
  readonly isDemanded: boolean;
  /** A word of the same sentence says that the candidate accepts it. */
  readonly isAccepted: boolean;
}

const namedGroup = /\(\?<\p{L}+>/gu;

/** Any of these rules, all of which begin with a word: the boundary is looked for once, not once for each rule. */
function anyOf(rules: readonly ConditionRule[]): RegExp {
  const sources = rules.map(({ pattern }) =>
    pattern.source.replace(/^\\b/u, '').replace(namedGroup, '(?:'),
  );
  return wholeWords(new RegExp(String.raw`\b(?:${sources.join('|')})`, 'iu'));
}

/** The rules of one language; those of a language are looked at only where one of its stems and then any rule occurs. */
const languages = Object.values(lexicons).flatMap(({ conditions }) =>
  conditions?.stems === undefined || conditions.rules === undefined
    ? []
    : [
        {
          stems: optimiseExpression(new RegExp(conditions.stems, 'iu')),
          any: anyOf(conditions.rules),
          rules: conditions.rules.map((rule) => ({ ...rule, pattern: wholeWords(rule.pattern) })),
        },
      ],
);

const { demanding, knowing, deniedBefore, deniedAfter, willing, pounds, fewer, numbers } =
  lexicon.conditions;
const words = (source: string, flags = 'iu') => wholeWords(new RegExp(source, flags));
const demand = words(String.raw`\b${demanding}\b`);
const anyDemand = words(String.raw`\b${demanding}\b`, 'giu');
const knowledge = words(String.raw`\b${knowing}\b`);
const acceptance = words(String.raw`\b${willing}\b`);
const denialBefore = words(String.raw`\b${deniedBefore}\b[^.,;:]{0,24}$`);
const denialAfter = words(String.raw`^[^.,;]{0,24}\b${deniedAfter}\b`);
const inPounds = new RegExp(`${pounds}$`, 'iu');
const below = new RegExp(`^${fewer}`, 'iu');

// Longer sentences are lists without full stops; conditions come early or not at all.
const sentenceChars = 600;
const deniedChars = 40;
const kilogramsPerPound = 0.4536;

function numberOf(figure: string): number | null {
  const value = numbers[figure.toLowerCase()] ?? Number(figure);
  return Number.isFinite(value) ? value : null;
}

/** The amount in the unit of the topic; of a range its end, which is what must be borne. */
function amountOf(
  { topic, amount: implied }: ConditionRule,
  match: RegExpExecArray,
): number | null {
  const named = match.groups?.['m'] ?? match.groups?.['n'];
  const amount = named === undefined ? null : numberOf(named);
  if (amount === null) return implied ?? null;
  if (topic === 'lifting' && inPounds.test(match[0])) return Math.round(amount * kilogramsPerPound);
  // "Fewer than 6 points" allows 5.
  return topic === 'driving-record' && below.test(match[0]) ? amount - 1 : amount;
}

/** The conditions of a sentence, and all places of words about conditions, denied ones included. */
export interface ConditionsFound {
  /** One of each topic, in text order. */
  readonly conditions: readonly FoundCondition[];
  readonly covered: readonly Span[];
}

const none: ConditionsFound = { conditions: [], covered: [] };

/** Words of one language may look like those of another: "weekends" is French too, so that a denial in any language counts. */
function isDenied(sentence: string, { start, end }: Span): boolean {
  return (
    denialBefore.test(sentence.slice(Math.max(0, start - deniedChars), start)) ||
    denialAfter.test(sentence.slice(end, end + deniedChars)) ||
    softenedRanges(sentence).some(
      (range) => range.kind === 'negated' && range.start <= start && end <= range.end,
    )
  );
}

interface Matched {
  readonly rule: ConditionRule;
  readonly match: RegExpExecArray;
}

function matchesIn(sentence: string): Matched[] {
  return languages
    .filter(({ stems, any }) => stems.test(sentence) && any.test(sentence))
    .flatMap(({ rules }) =>
      rules.flatMap((rule): Matched[] => {
        const match = rule.pattern.exec(sentence);
        return match ? [{ rule, match }] : [];
      }),
    );
}

/** The conditions that a sentence names. */
export function findConditions(text: string): ConditionsFound {
  const sentence = text.slice(0, sentenceChars);
  const matches = matchesIn(sentence);
  if (matches.length === 0) return none;
  const isAbout = knowledge.test(sentence);
  const isDemanded = demand.test(sentence);
  const isAccepted = acceptance.test(sentence);
  const found = new Map<ConditionTopic, FoundCondition>();
  const covered: Span[] = [];
  for (const { rule, match } of matches) {
    if (isAbout && rule.firm !== true) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    covered.push(span);
    if (found.has(rule.topic) || isDenied(sentence, span)) continue;
    found.set(rule.topic, {
      topic: rule.topic,
      amount: amountOf(rule, match),
      ...span,
      isFirm: rule.firm === true,
      isDemanded,
      isAccepted,
    });
  }
  return {
    conditions: [...found.values()].sort((a, b) => a.start - b.start || a.end - b.end),
    covered,
  };
}

const longWord = /\p{L}{4,}/gu;
const otherWordsMost = 6;

/** Whether a sentence says little besides words about conditions, so that nothing else is asked in it. */
export function isOnlyConditions(text: string, covered: readonly Span[]): boolean {
  if (covered.length === 0) return false;
  let rest = text;
  for (const { start, end } of covered.toSorted((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return (rest.replace(anyDemand, ' ').match(longWord)?.length ?? 0) <= otherWordsMost;
}
