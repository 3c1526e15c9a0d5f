import {
  type Answers,
  type Correction,
  languageLevelSchema,
  type LanguageLevel,
  type Quote,
  type WhatIfOffer,
} from '@rolefit/contracts';
import type { AddedFacts, ProfileSkillInput } from '@rolefit/linking';
import type { MatchInput } from '../match-input.js';
import { statedSkillScore } from '../weights.js';

type Own = Pick<MatchInput, 'answers' | 'corrections'>;

/** A skill as the profile form would add it. */
export function statedEntry(name: string): ProfileSkillInput {
  return { name, score: statedSkillScore, source: 'user' };
}

function higher(one: LanguageLevel | null, other: LanguageLevel): LanguageLevel {
  const ladder = languageLevelSchema.options;
  return one !== null && ladder.indexOf(one) > ladder.indexOf(other) ? one : other;
}

/** The answers with one more, as the form of the profile would have it. */
function withAnswer(answers: Answers, offer: WhatIfOffer): Answers {
  const places = answers.places ?? {
    items: [],
    arrangements: [],
    canRelocate: false,
    isComplete: false,
  };
  switch (offer.kind) {
    case 'language': {
      const { items, isComplete } = answers.languages ?? { items: [], isComplete: false };
      const known = items.find(({ code }) => code === offer.code);
      const spoken = { code: offer.code, level: higher(known?.level ?? null, offer.level) };
      const others = items.filter((one) => one !== known);
      return { ...answers, languages: { items: [...others, spoken], isComplete } };
    }
    case 'place':
      return { ...answers, places: { ...places, items: [...places.items, offer.place] } };
    case 'arrangement': {
      const arrangements = [...places.arrangements, offer.arrangement];
      return { ...answers, places: { ...places, arrangements } };
    }
    case 'relocation':
      return { ...answers, places: { ...places, canRelocate: true } };
    default:
      return answers;
  }
}

function statedYears({ text: words }: Quote): Correction {
  return {
    id: '00000000-0000-7000-8000-000000000000',
    createdAt: '1970-01-01T00:00:00.000Z',
    about: 'requirement',
    words,
    ruling: { type: 'have', line: null },
    reading: null,
  };
}

/**
 * What counts for the user with some offers.
 * @param linesOfYears the lines of the posting that these years meet: the user states that they have them
 */
export function addedFacts(
  { answers = {}, corrections = [] }: Own,
  offers: readonly WhatIfOffer[],
  linesOfYears: (years: number) => readonly Quote[],
): AddedFacts {
  return {
    entries: offers.flatMap((offer) => (offer.kind === 'skill' ? statedEntry(offer.name) : [])),
    answers: offers.reduce(withAnswer, answers),
    corrections: [
      ...corrections,
      ...offers.flatMap((offer) =>
        offer.kind === 'years' ? linesOfYears(offer.years).map(statedYears) : [],
      ),
    ],
  };
}
