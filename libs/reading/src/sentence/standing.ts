import type { Quote } from '@rolefit/contracts';
import { splitLines } from '../document/lines.js';
import { softenedRanges, type Softened } from './negation.js';
import { postingLines, postingUnits } from '../posting/units.js';
import type { Span } from '../document/span.js';
import { unitsOf, type Unit } from '../document/units.js';
import type { ReadingTask } from '../ports.js';
import { isDirectlyNegated } from './direct-negation.js';
import { disclaimedRanges } from './disclaimers.js';

/**
 * Effect of the sentence around a quote on a claim: stated, preferred ("not required but a plus"),
 * or negated.
 */
export type Standing = 'stated' | 'preferred' | 'negated';

/** Finds the ranges of a sentence that name the claim; offsets within the sentence. */
export type PlacesIn = (sentence: string) => readonly Span[];

function takenBack(sentence: string, task: ReadingTask): readonly Softened[] {
  return task === 'read-posting'
    ? softenedRanges(sentence)
    : disclaimedRanges(sentence).map((range) => ({ ...range, kind: 'negated' as const }));
}

function standingAt(
  sentence: string,
  place: Span,
  ranges: readonly Softened[],
  task: ReadingTask,
): Standing {
  const range = ranges.find(({ start, end }) => place.start >= start && place.end <= end);
  if (range) return range.kind;
  return isDirectlyNegated(sentence, place, task === 'read-resume') ? 'negated' : 'stated';
}

/**
 * Checks claims against the complete sentences of their quotes: the quote "Kubernetes needed" may
 * come from "No Kubernetes needed". The text is split lazily, once.
 */
export class Sentences {
  readonly #text: string;
  readonly #task: ReadingTask;
  #units: readonly Unit[] | null = null;

  constructor(text: string, task: ReadingTask) {
    this.#text = text;
    this.#task = task;
  }

  /** The sentences that a quote touches, as the built-in reader splits them. */
  around({ start, end }: Span): Unit[] {
    this.#units ??=
      this.#task === 'read-posting'
        ? postingUnits(this.#text, postingLines(this.#text)).map(({ unit }) => unit)
        : unitsOf(this.#text, splitLines(this.#text));
    return this.#units.filter((unit) => unit.start < end && start < unit.end);
  }

  /**
   * Polarity of a quote's claim in its sentences: one range that states it is enough.
   * @param placesIn if none of its ranges is within the quote, the quote as a whole is judged
   */
  standing(quote: Quote, placesIn: PlacesIn): Standing {
    const found = this.around(quote).flatMap((unit) => {
      const cut = {
        start: Math.max(0, quote.start - unit.start),
        end: Math.min(unit.text.length, quote.end - unit.start),
      };
      const places = placesIn(unit.text).filter(
        (place) => place.start < cut.end && cut.start < place.end,
      );
      return (places.length > 0 ? places : [cut]).map((place) => ({
        isNamed: places.length > 0,
        unit,
        place,
      }));
    });
    const named = found.filter(({ isNamed }) => isNamed);
    const standings = (named.length > 0 ? named : found).map(({ unit, place }) =>
      standingAt(unit.text, place, takenBack(unit.text, this.#task), this.#task),
    );
    if (standings.length === 0 || standings.includes('stated')) return 'stated';
    return standings.includes('preferred') ? 'preferred' : 'negated';
  }
}
