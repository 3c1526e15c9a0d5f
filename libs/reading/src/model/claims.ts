import type { Quote } from '@rolefit/contracts';
import { Sentences, type PlacesIn, type Standing } from '../sentence/standing.js';
import type { ReadingTask } from '../ports.js';
import { quoteFinder, type QuoteFinder } from '../document/quotes.js';
import { personalDataKinds } from '../redaction/personal-data-kinds.js';

const personalKinds = personalDataKinds.filter((kind) => kind !== 'LINK');
const personalTokens = new RegExp(
  `^[^\\p{L}\\p{N}[\\]]*(?:\\[(?:${personalKinds.join('|')})_\\d{1,6}\\][^\\p{L}\\p{N}[\\]]*)+$`,
  'u',
);

/**
 * Verifies a model's claims: each is accepted with its verbatim quote or dropped and counted. One
 * instance per text and reading.
 */
export class Claims {
  private readonly finder: QuoteFinder;
  private readonly restore: (quoted: string) => string;
  private readonly isLeftOut: (quote: Quote) => boolean;
  private readonly sentences: Sentences;
  private count = 0;

  /**
   * @param task decides how sentences are split and which words negate
   * @param restore puts personal data back into a model's quote
   * @param isLeftOut whether a quote touches a range that was hidden from the model
   */
  constructor(
    text: string,
    task: ReadingTask,
    restore: (quoted: string) => string,
    isLeftOut: (quote: Quote) => boolean = () => false,
  ) {
    this.finder = quoteFinder(text);
    this.sentences = new Sentences(text, task);
    this.restore = restore;
    this.isLeftOut = isLeftOut;
  }

  /** How many claims were dropped. */
  get rejected(): number {
    return this.count;
  }

  /** Drops a claim. */
  reject(): void {
    this.count += 1;
  }

  /**
   * Whether a claim is only personal data that the model saw as a token: a person's name is no
   * skill. (A word that looks like a link may be one.)
   */
  isPersonal(claimed: string): boolean {
    return personalTokens.test(claimed);
  }

  /** The words of a claim with personal data put back. */
  words(claimed: string): string {
    return this.restore(claimed).trim();
  }

  /** The verbatim quote, or null if the text does not contain it; does not count as dropped. */
  locate(claimed: string): Quote | null {
    const quote = this.finder.find(this.restore(claimed));
    return quote === null || this.isLeftOut(quote) ? null : quote;
  }

  /** Whether the sentences around a quote state the claim, only prefer it, or negate it. */
  standing(quote: Quote, placesIn: PlacesIn): Standing {
    return this.sentences.standing(quote, placesIn);
  }

  /** Whether one of the sentences that a quote touches passes the test. */
  isInSentence(quote: Quote, test: (sentence: string) => boolean): boolean {
    return this.sentences.around(quote).some((unit) => test(unit.text));
  }

  /**
   * Returns the grounded facts.
   * @param accept makes the fact from the claim and its quote; null if the quote does not show the
   * claim
   */
  ground<Claim extends { readonly quote: string }, Fact>(
    claims: readonly Claim[],
    accept: (claim: Claim, quote: Quote) => Fact | null,
  ): Fact[] {
    return claims.flatMap((claim) => {
      const quote = this.locate(claim.quote);
      const fact = quote === null ? null : accept(claim, quote);
      if (fact !== null) return [fact];
      this.reject();
      return [];
    });
  }
}
