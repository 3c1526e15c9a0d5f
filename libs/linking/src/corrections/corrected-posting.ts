import {
  type Correction,
  type Demand,
  type PostingFacts,
  type Quote,
  type Requirement,
  type RequirementCorrection,
  type RequirementReading,
  requirementRanks,
  type SetAside,
  wordsKey,
} from '@rolefit/contracts';
import { overlaps } from '../overlaps.js';
import { conditionsOutside, importanceOf, quotesOf, statedOutside } from './overlapping-facts.js';

/** A posting as the user reads it. */
export interface CorrectedPosting {
  readonly posting: PostingFacts;
  readonly setAside: readonly SetAside[];
}

/** The sentence of a posting that a correction refers to. */
interface Corrected {
  readonly correction: RequirementCorrection;
  readonly quote: Quote;
  /** Null where only facts state the requirement. */
  readonly requirement: Requirement | null;
}

/** The title names the craft, which every posting asks for. */
const canBeCorrected = ({ kind }: Requirement): boolean => kind !== 'title';

function sentencesOf(
  posting: PostingFacts,
  corrections: ReadonlyMap<string, RequirementCorrection>,
): Corrected[] {
  const requirements = posting.requirements.filter(canBeCorrected).flatMap((requirement) => {
    const correction = corrections.get(wordsKey(requirement.quote.text));
    return correction ? [{ correction, quote: requirement.quote, requirement }] : [];
  });
  const isKnown = (quote: Quote) => posting.requirements.some((one) => overlaps(one.quote, quote));
  const byStart = new Map<number, Corrected>();
  for (const quote of quotesOf(posting)) {
    const correction = corrections.get(wordsKey(quote.text));
    if (correction && !isKnown(quote))
      byStart.set(quote.start, { correction, quote, requirement: null });
  }
  return [...requirements, ...byStart.values()];
}

function requirementAs(
  { correction, quote, requirement }: Corrected,
  importance: Demand,
  reading: RequirementReading['requirement'],
  readAs: string | null,
): Requirement {
  return {
    ...reading,
    id: requirement?.id ?? `c${quote.start}`,
    importance,
    rank: requirement?.rank ?? 0,
    quote,
    ...(readAs !== null && { readAs }),
    correction: { id: correction.id, type: 'misread' },
  };
}

/** The facts of the user's words, as if the posting's sentence stated them. */
function factsAs(
  { facts }: RequirementReading,
  quote: Quote,
  demand: Demand,
): RequirementReading['facts'] {
  const importance = importanceOf(demand);
  const from = <Fact extends object>(all: readonly Fact[]) =>
    all.map((one) => ({ ...one, quote, importance }));
  return {
    skills: from(facts.skills),
    experience: from(facts.experience),
    education: from(facts.education),
    languages: from(facts.languages),
    licences: from(facts.licences),
    clearances: from(facts.clearances),
  };
}

function withFacts(posting: PostingFacts, added: RequirementReading['facts']): PostingFacts {
  return {
    ...posting,
    skills: [...posting.skills, ...added.skills],
    experience: [...posting.experience, ...added.experience],
    education: [...posting.education, ...added.education],
    languages: [...posting.languages, ...added.languages],
    licences: [...posting.licences, ...added.licences],
    clearances: [...posting.clearances, ...added.clearances],
  };
}

function withoutSentence(posting: PostingFacts, one: Corrected): PostingFacts {
  const others = posting.requirements.filter((other) => other !== one.requirement);
  return { ...posting, requirements: others };
}

/** Only the importance was misread. */
function withImportance(posting: PostingFacts, one: Corrected, demand: Demand): PostingFacts {
  const { requirement, quote } = one;
  if (requirement === null) return posting;
  const changed = requirementAs(one, demand, requirement, requirement.readAs ?? null);
  const importance = importanceOf(demand);
  const within = <Fact extends { readonly quote: Quote }>(all: readonly Fact[]) =>
    all.map((fact) => (overlaps(fact.quote, quote) ? { ...fact, importance } : fact));
  return {
    ...posting,
    skills: within(posting.skills),
    experience: within(posting.experience),
    education: within(posting.education),
    languages: within(posting.languages),
    licences: within(posting.licences),
    clearances: within(posting.clearances),
    requirements: posting.requirements.map((other) => (other === requirement ? changed : other)),
  };
}

function readAgain(
  posting: PostingFacts,
  one: Corrected,
  demand: Demand,
  text: string,
): PostingFacts {
  const { reading } = one.correction;
  if (reading === null) return posting;
  const left = withoutSentence({ ...posting, ...statedOutside(posting, [one.quote]) }, one);
  return withFacts(
    {
      ...left,
      requirements: [...left.requirements, requirementAs(one, demand, reading.requirement, text)],
    },
    factsAs(reading, one.quote, demand),
  );
}

function correct(posting: PostingFacts, one: Corrected): PostingFacts {
  const { ruling } = one.correction;
  switch (ruling.type) {
    case 'have':
      return posting;
    case 'not-required':
      return withoutSentence({ ...posting, ...conditionsOutside(posting, [one.quote]) }, one);
    case 'misread':
      return ruling.text === null
        ? withImportance(posting, one, ruling.importance)
        : readAgain(posting, one, ruling.importance, ruling.text);
  }
}

/** As if the posting had been written this way: what is set aside leaves its rank to the next. */
function ranked(posting: PostingFacts): PostingFacts {
  const ranks = requirementRanks(posting.requirements);
  const requirements = posting.requirements.map((one) => ({ ...one, rank: ranks.get(one) ?? 0 }));
  return { ...posting, requirements };
}

/**
 * A posting as its reader corrects it: without the requirements that it does not set, and with those that were misread as the user puts
 * them. The facts given are shared by all users and stay as they are.
 */
export function correctedPosting(
  posting: PostingFacts,
  corrections: readonly Correction[],
): CorrectedPosting {
  const byWords = new Map(
    corrections.flatMap((one) =>
      one.about === 'requirement' && one.ruling.type !== 'have' ? [[wordsKey(one.words), one]] : [],
    ),
  );
  const sentences = byWords.size === 0 ? [] : sentencesOf(posting, byWords);
  if (sentences.length === 0) return { posting, setAside: [] };
  return {
    posting: ranked(sentences.reduce(correct, posting)),
    setAside: sentences
      .filter(({ correction }) => correction.ruling.type === 'not-required')
      .map(({ correction, quote }) => ({ id: correction.id, words: quote.text })),
  };
}
