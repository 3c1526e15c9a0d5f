import type { SkillMention } from '@rolefit/skills';

/** What may be between two alternatives, with brackets and spaces reduced to single spaces. */
const joint =
  /^ ?(?:(?:,|\/|\||or|and\/or|oder|ou|o|, or|,? ?and|,? ?und|,? ?et|,? ?y|or even|or similar) ?(?:(?:or|oder|ou|o) ?)?(?:(?:(?:an)?other|similar|an?|une? autre|autre|d['’]un autre|(?:eine?n? )?andere[nsr]?|otr[oa]|annan|annat) ?)?)?$/iu;
const orJoint = /\b(?:or|oder|ou|o|and\/or)\b|\/|\|/iu;
const exampleCue =
  /(?:\b(?:such as|like|e\.g\.|for example|for instance|z\.\s?B\.|zum Beispiel|wie(?: etwa)?|etwa|par exemple|telles? que|tels? que|comme|por ejemplo|p\.\s?ej\.|tales como|como|t\.?\s?ex\.?|såsom|till exempel|including but not limited to|one of|one or more of|any of|at least one of|either|or similar|similar to)[\s,:(]*(?:the following[\s,:]*)?)$/iu;
const openEnd =
  /^[\s,]*(?:or|oder|ou|o)\s+(?:similar|equivalent|comparable|other|another|the like|vergleichbar|équivalent|similar)/iu;

const andJoint = /\b(?:and|und|et|y|e|och)\b/iu;
const andSoOn = /^[\s,).]*(?:and so on|etc|usw|entre otr[oa]s|\.\.\.|…)/iu;

// "A mid-size ERP (NetSuite, Sage Intacct, Microsoft Dynamics)": the brackets name examples of one.
const oneOf =
  /(?:^|[\s(,;:–-])(?:an?|any|one|some|ein(?:e[nmr]?)?|une?|una?|ett|en)\s(?:[\p{L}\p{N}-]+\s){0,3}$/iu;
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
