import { titleFamily } from '@rolefit/skills';
import { wholeWords } from '../document/whole-words.js';
import type { Span } from '../document/span.js';
import { lexicon } from '../lexicon/all-languages.js';

const words = lexicon.degreesAsked;
const tradeChars = 60;

/** "Gelernter Elektriker": the trade follows, up to the next thought. */
const trained = wholeWords(
  new RegExp(
    String.raw`\b${words.trained}\s(\p{L}[^.,;()\n]{1,${String(tradeChars)}}?)(?=\s?[.,;()\n]|\s(?:${words.and}|${words.afterTrade})(?!\p{L})|$)`,
    'iu',
  ),
);
/** "Koch mit abgeschlossener Ausbildung": the trade precedes. */
const training = wholeWords(
  new RegExp(
    String.raw`(?:^|[.,;:]\s|\b${words.beforeTrade}\s)(\p{L}[^.,;:\n]{1,${String(tradeChars)}}?)\s${words.training}(?!\p{L})`,
    'iu',
  ),
);

/** A trade and the stretch of a sentence that asks for training in it. */
export interface TrainedTrade extends Span {
  readonly trade: string;
}

/** The trade in which a sentence wants somebody to be trained; null where it names none that is known. */
export function trainedTrade(sentence: string): TrainedTrade | null {
  for (const pattern of [trained, training]) {
    const match = pattern.exec(sentence);
    const trade = match?.[1];
    if (match && trade !== undefined && titleFamily(trade) !== null) {
      const start = match.index + (pattern === trained ? 0 : match[0].indexOf(trade));
      return { trade, start, end: match.index + match[0].length };
    }
  }
  return null;
}
