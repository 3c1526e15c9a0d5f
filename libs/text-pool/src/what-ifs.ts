import {
  type CloseReading,
  postingFactsSchema,
  type WhatIfMatch,
  type WhatIfOffer,
} from '@rolefit/contracts';
import { type MatchInput, whatIfMatch } from '@rolefit/scoring';
import { resumeOf, type SharedResume } from './shared-resume.js';

/** Postings to judge with offers. */
export interface WhatIfsInput extends Pick<MatchInput, 'skills' | 'answers' | 'corrections'> {
  readonly offers: readonly WhatIfOffer[];
  /** With their facts as JSON: parsing it is part of the work. */
  readonly postings: readonly {
    readonly id: string;
    readonly facts: string;
    readonly closeReading: CloseReading | null;
  }[];
}

/** What offers change of the matches with these postings. */
export interface WhatIfsOfPostings {
  readonly weights: readonly number[];
  readonly matches: readonly { readonly id: string; readonly match: WhatIfMatch }[];
}

/** Judges postings with offers. Those that no offer changes are left out. */
export function whatIfs(
  { postings, offers, ...own }: WhatIfsInput,
  resume: SharedResume,
): WhatIfsOfPostings {
  const places = new Map<number, number>();
  const placeOf = (weight: number): number => {
    const place = places.get(weight) ?? places.size;
    places.set(weight, place);
    return place;
  };
  const matches = postings.flatMap(({ id, facts, closeReading }) => {
    const { data: posting } = postingFactsSchema.safeParse(JSON.parse(facts));
    if (posting === undefined) return [];
    const input = { ...own, posting, resume: resumeOf(resume), closeReading };
    const match = whatIfMatch(input, offers, placeOf);
    return match ? [{ id, match }] : [];
  });
  return { weights: [...places.keys()], matches };
}
