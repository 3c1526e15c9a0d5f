import {
  type ConditionAnswer,
  conditionKindOf,
  type ConditionRequirement,
  type ConditionTopic,
  conditionTopicSchema,
  demandsMore,
} from '@rolefit/contracts';
import type { Case, Condition } from '@rolefit/linking';

type Ask = Pick<ConditionRequirement, 'topic' | 'amount'>;

function isMore({ topic, amount }: Ask, than: number): boolean {
  return amount !== null && demandsMore(topic, amount, than);
}

/** What the user's answer says of a condition; null where it leaves the condition open. */
function statusByAnswer(ask: Ask, { isMet, amount }: ConditionAnswer): 'met' | 'not-met' | null {
  if (isMet) {
    if (amount === null || !isMore(ask, amount)) return 'met';
    // Who is 18 or older may be 25; who lifts up to 10 kg does not lift 25.
    return ask.topic === 'minimum-age' ? null : 'not-met';
  }
  if (amount === null) return isLenient(ask) ? null : 'not-met';
  return ask.amount !== null && (ask.amount === amount || isMore(ask, amount)) ? 'not-met' : null;
}

/** Without a clean record one may still have few points. */
function isLenient({ topic, amount }: Ask): boolean {
  return topic === 'driving-record' && amount !== 0;
}

type Status = Pick<Condition, 'status' | 'resumeQuote' | 'statedByUser'>;

function statusOf(ask: Ask, { resume, answers }: Case): Status {
  const answer = answers.conditions?.items.find(({ topic }) => topic === ask.topic);
  const status = answer ? statusByAnswer(ask, answer) : null;
  if (answer && status !== null)
    return { status, resumeQuote: null, statedByUser: { code: 'answer', values: answer } };
  const held = resume.conditions.find(
    ({ topic, amount }) => topic === ask.topic && (amount === null || !isMore(ask, amount)),
  );
  return held
    ? { status: 'met', resumeQuote: held.quote }
    : { status: 'unknown', resumeQuote: null };
}

function isStricter(one: Ask, known: Ask): boolean {
  if (one.amount === null || known.amount === null)
    return one.amount !== null && known.amount === null;
  return isMore(one, known.amount);
}

const order = conditionTopicSchema.options;

/**
 * Conditions of work. A career proves none of them: met if the resume says so in so many words, or by the user's answer, which wins; without
 * either unknown, so that the user is asked. Of two for one topic the stricter counts.
 */
export function conditionKnockouts(input: Case): Condition[] {
  const asked = new Map<ConditionTopic, ConditionRequirement>();
  for (const one of input.posting.conditions) {
    if (one.importance !== 'required') continue;
    const known = asked.get(one.topic);
    if (!known || isStricter(one, known)) asked.set(one.topic, one);
  }
  return [...asked.values()]
    .sort((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic))
    .map(({ topic, amount, ...ask }) => ({
      kind: conditionKindOf(topic),
      label: { code: 'condition', values: { topic, amount } },
      postingQuote: ask.quote,
      ...statusOf({ topic, amount }, input),
    }));
}
