import {
  type WhatIf,
  type WhatIfMatch,
  type WhatIfOffer,
  type WhatIfScan,
} from '@rolefit/contracts';
import { whatIfOutcome, type WhatIfOutcome } from '@rolefit/scoring';

/** A scan as it is and as it would be. */
export interface Move {
  readonly scan: WhatIfScan;
  readonly before: WhatIfOutcome;
  readonly after: WhatIfOutcome;
}

/** What offers change over all scans. */
export interface Effect {
  /** Those that change, most first. */
  readonly moves: readonly Move[];
  /** How many would become Applicable. */
  readonly flips: number;
  /** How many would have a higher score. */
  readonly rises: number;
}

function dependsOn(
  { requirements, conditions }: WhatIfMatch,
  active: ReadonlySet<number>,
): boolean {
  return [...requirements, ...conditions].some(({ on }) => on.some((offer) => active.has(offer)));
}

const none: ReadonlySet<number> = new Set();
const gainOf = ({ before, after }: Move) => after.overallScore - before.overallScore;
const isFlip = ({ before, after }: Move) => after.readyToApply && !before.readyToApply;

/** What a scan would come to; unchanged if it doesn't depend on the offers. */
export function moveOf(scan: WhatIfScan, { weights }: WhatIf, active: ReadonlySet<number>): Move {
  const before = whatIfOutcome(scan.match, weights, none);
  const isTouched = dependsOn(scan.match, active);
  return {
    scan,
    before,
    after: isTouched ? whatIfOutcome(scan.match, weights, active) : before,
  };
}

/** What the offers that are on change over all scans. */
export function effectOf(whatIf: WhatIf, active: ReadonlySet<number>): Effect {
  const touched = whatIf.scans.filter(({ match }) => dependsOn(match, active));
  const moves = touched
    .map((scan) => moveOf(scan, whatIf, active))
    .filter((move) => gainOf(move) !== 0 || move.before.readyToApply !== move.after.readyToApply)
    .toSorted(
      (a, b) =>
        Number(isFlip(b)) - Number(isFlip(a)) ||
        gainOf(b) - gainOf(a) ||
        b.after.overallScore - a.after.overallScore,
    );
  return {
    moves,
    flips: moves.filter(isFlip).length,
    rises: moves.filter((move) => gainOf(move) > 0).length,
  };
}

/** An offer with what it changes alone. */
export interface RankedOffer {
  /** Its index in the response. */
  readonly index: number;
  readonly flips: number;
  readonly rises: number;
}

/** The offers that change anything, those that help most first. */
export function rankOffers(whatIf: WhatIf): RankedOffer[] {
  return whatIf.offers
    .map((_, index) => {
      const { moves, flips, rises } = effectOf(whatIf, new Set([index]));
      return { index, flips, rises, gain: moves.reduce((sum, move) => sum + gainOf(move), 0) };
    })
    .filter(({ flips, rises }) => flips + rises > 0)
    .toSorted((a, b) => b.flips - a.flips || b.gain - a.gain)
    .map(({ index, flips, rises }) => ({ index, flips, rises }));
}

/** The offers that change one scan, those that help it most first. */
export function rankOffersFor(scan: WhatIfScan, whatIf: WhatIf): { index: number; move: Move }[] {
  return whatIf.offers
    .map((_, index) => ({ index, move: moveOf(scan, whatIf, new Set([index])) }))
    .filter(({ move }) => gainOf(move) > 0 || isFlip(move))
    .toSorted(
      (a, b) => Number(isFlip(b.move)) - Number(isFlip(a.move)) || gainOf(b.move) - gainOf(a.move),
    );
}

/** Offers of one kind that differ in degree: levels of a language, numbers of years. */
function topicOf(offer: WhatIfOffer | undefined, index: number): string {
  if (offer?.kind === 'language') return offer.code;
  return offer?.kind === 'years' ? 'years' : `${index}`;
}

/** The offers in their order, without weaker ones of the same. */
export function bestOfEach<Offer extends { readonly index: number }>(
  ranked: readonly Offer[],
  { offers }: WhatIf,
): Offer[] {
  const byTopic = new Map<string, Offer>();
  for (const one of ranked) {
    const topic = topicOf(offers[one.index], one.index);
    if (!byTopic.has(topic)) byTopic.set(topic, one);
  }
  return [...byTopic.values()];
}
