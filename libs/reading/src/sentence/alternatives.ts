import type { SkillMention } from '@rolefit/skills';
import { lexicon } from '../lexicon/all-languages.js';

const {
  afterOr,
  and,
  andSoOn: soOn,
  another,
  exampleCues,
  one,
  orBetweenSkills: or,
  orEven,
  similar,
  theFollowing,
} = lexicon.grammar;

/** What may be between two alternatives, with brackets and spaces reduced to single spaces. */
const joint = new RegExp(
  `^ ?(?:(?:,|\\/|\\||${orEven}|,? ?${and}|,? ?${or}(?: ${afterOr}(?= )){0,2}) ?(?:${or} ?)?(?:${another} ?)?)?$`,
  'iu',
);
const orJoint = new RegExp(`\\b(?:${or}|${orEven})\\b|\\/|\\|`, 'iu');
const exampleCue = new RegExp(`(?:\\b${exampleCues}[\\s,:(]*(?:${theFollowing}[\\s,:]*)?)$`, 'iu');
const openEnd = new RegExp(`^[\\s,]*${or}\\s+${similar}`, 'iu');

const andJoint = new RegExp(`\\b${and}\\b`, 'iu');
const andSoOn = new RegExp(`^[\\s,).]*(?:${soOn}|\\.\\.\\.|…)`, 'iu');

// "A mid-size ERP (NetSuite, Sage Intacct, Microsoft Dynamics)": the brackets name examples of one.
const oneOf = new RegExp(`(?:^|[\\s(,;:–-])${one}\\s(?:[\\p{L}\\p{N}-]+\\s){0,3}$`, 'iu');
const opensBracket = /^\s?\($/u;

const ofIt = /^[\s,(:–-]*(?:\p{L}+\s)?$/u;

/**
 * Whether only words of example separate a skill from its examples: "automated testing, e.g. Jest".
 */
function isNamed(between: string): boolean {
  const cue = exampleCue.exec(between);
  return cue !== null && ofIt.test(between.slice(0, cue.index));
}

function followsExampleCue(
  sentence: string,
  offset: number,
  [first]: readonly SkillMention[],
): boolean {
  if (first === undefined) return false;
  const start = first.start - offset;
  return exampleCue.test(sentence.slice(Math.max(0, start - 60), start));
}

/** Whether brackets after "a …" hold the chain: "an ERP (NetSuite, Sage)". */
function areBracketed(
  sentence: string,
  offset: number,
  general: SkillMention | undefined,
  chain: readonly SkillMention[],
): boolean {
  const [first] = chain;
  if (general === undefined || first === undefined || chain.length < 2) return false;
  const start = general.start - offset;
  return (
    opensBracket.test(sentence.slice(general.end - offset, first.start - offset)) &&
    oneOf.test(sentence.slice(Math.max(0, start - 40), start))
  );
}

/**
 * Finds alternatives among the mentions of a sentence: chains joined by "or" or a slash ("AWS,
 * Azure or GCP"), and lists of examples ("a cloud such as AWS, Azure") together with their general
 * term. "And" ends a chain unless examples opened it, and a pair of examples joined by "and"
 * requires both.
 * @param sentence the sentence; `offset` is its start in the text that the mentions refer to
 * @returns sets of alternative mentions
 */
export function alternativesAmong(
  sentence: string,
  offset: number,
  mentions: readonly SkillMention[],
): SkillMention[][] {
  const chains: SkillMention[][] = [];
  let chain: SkillMention[] = [];
  let isOr = false;
  let isAnd = false;
  // The mention before the chain, which the examples may illustrate.
  let general: SkillMention | undefined;
  const close = () => {
    const isExamples = followsExampleCue(sentence, offset, chain);
    const last = chain.at(-1);
    // "Frameworks such as Spring and Hibernate" requires both; longer lists of examples are a
    // choice.
    const isPair =
      isAnd &&
      chain.length === 2 &&
      last !== undefined &&
      !andSoOn.test(sentence.slice(last.end - offset, last.end - offset + 20));
    const isOpen =
      last !== undefined && openEnd.test(sentence.slice(last.end - offset, last.end - offset + 40));
    const isOneOf = !isAnd && areBracketed(sentence, offset, general, chain);
    const named =
      (isExamples || isOneOf) &&
      general !== undefined &&
      general.end <= (chain[0]?.start ?? 0) &&
      (isOneOf || isNamed(sentence.slice(general.end - offset, (chain[0]?.start ?? 0) - offset)))
        ? [general, ...chain]
        : chain;
    if (
      new Set(named.map(({ skillId }) => skillId)).size > 1 &&
      (isOr || isOneOf || (isExamples && !isPair) || isOpen)
    )
      chains.push(named);
    general = chain.at(-1);
    chain = [];
    isOr = false;
    isAnd = false;
  };
  for (const mention of mentions) {
    const previous = chain.at(-1);
    if (previous) {
      const gap = sentence.slice(previous.end - offset, mention.start - offset);
      if (gap.length > 20 || !joint.test(gap.replace(/[\s()]+/gu, ' ')) || opensBracket.test(gap))
        close();
      else if (orJoint.test(gap)) isOr = true;
      else if (andJoint.test(gap)) isAnd = true;
    }
    chain.push(mention);
  }
  close();
  return chains;
}
