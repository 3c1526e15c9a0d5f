import { titleFamily } from '@rolefit/skills';
import { wholeWords } from '../document/whole-words.js';
import type { Span } from '../document/span.js';
import { lexicon } from '../lexicon/all-languages.js';

const words = lexicon.degreesAsked;

/** The end of a trade's name. A comma or "und" after a hyphen belongs to the name: "Sanitär-, Heizungs- und Klimatechnik". */
const nameEnd = String.raw`(?=\s?(?:[.;()!?–]|(?<!-),)|(?<!-)\s(?:${words.and}|${words.or}|${words.afterTrade})(?!\p{L})|$)`;
const name = String.raw`(\p{L}[^.;()!?\n–]{1,60}?)${nameEnd}`;
/** "Gelernter Elektriker". */
const trained = wholeWords(new RegExp(String.raw`\b${words.trained}\s${name}`, 'iu'));
/** Further trades after one: "Tischler, Schreiner oder Zimmerer", "Maler und Lackierer". */
const furtherTrade = wholeWords(
  new RegExp(String.raw`^(?:,|\s(?:${words.or}|${words.and})(?!\p{L}))\s${name}`, 'iu'),
);
const tradesMost = 5;

/** "Koch mit abgeschlossener Ausbildung", with everything before the words of training. */
const training = wholeWords(
  new RegExp(String.raw`^([^.,;:\n]{2,80}?)\s${words.training}(?!\p{L})`, 'iu'),
);
const introduction = wholeWords(new RegExp(String.raw`^(?:${words.beforeTrade}\s){0,3}`, 'iu'));
const introducing = wholeWords(
  new RegExp(String.raw`(?:^|[.,;:]\s)(?:${words.beforeTrade}\s){1,3}$`, 'iu'),
);
/** A trade comes first, as in "Kaufmann für Büromanagement", and nothing else does, as in "Erfahrung als Koch". */
const tradeFirst = new RegExp(
  String.raw`^\p{Lu}\S*(?:\s(?:\p{Lu}|${words.withinTrade}|${words.or}|${words.and})|$)`,
  'u',
);
const genderMark = /\s\([^()]{1,20}\)$/u;

/** A trade and the stretch of a sentence that asks for training in it. */
export interface TrainedTrade extends Span {
  readonly trade: string;
  /** Said of the reader: "du bist gelernter Koch". */
  readonly isOfReader: boolean;
}

const within = new RegExp(String.raw`^${words.withinTrade}$`, 'u');

/** The leading nouns, which German capitalises: "Koch" in "Koch kennst du dich aus". */
function nameOnly(text: string): string {
  const all = text.split(' ');
  const end = all.findIndex(
    (word, at) =>
      at > 0 && !/^\p{Lu}/u.test(word) && !within.test(word) && !all[at - 1]?.endsWith('-'),
  );
  return end < 0 ? text : all.slice(0, end).join(' ');
}

const isTrade = (text: string): boolean => titleFamily(text) !== null;

function trainedIn(sentence: string): TrainedTrade | null {
  const match = trained.exec(sentence);
  const whole = match?.[1];
  if (!match || whole === undefined) return null;
  const first = nameOnly(whole);
  if (!isTrade(first)) return null;
  const from = match.index + match[0].length - whole.length;
  let end = from + first.length;
  for (let count = 1; count < tradesMost; count += 1) {
    const next = furtherTrade.exec(sentence.slice(end));
    if (!next || !isTrade(next[1] ?? '')) break;
    end += next[0].length;
  }
  return {
    trade: sentence.slice(from, end),
    start: match.index,
    end,
    isOfReader: introducing.test(sentence.slice(0, match.index)),
  };
}

function withTraining(sentence: string): TrainedTrade | null {
  const match = training.exec(sentence);
  const before = match?.[1];
  if (!match || before === undefined) return null;
  const start = introduction.exec(before)?.[0].length ?? 0;
  const trade = before.slice(start).replace(genderMark, '');
  return isTrade(trade) && tradeFirst.test(trade)
    ? { trade, start, end: match[0].length, isOfReader: start > 0 }
    : null;
}

/** The trade in which a sentence wants somebody to be trained; null where it names none that is known. */
export function trainedTrade(sentence: string): TrainedTrade | null {
  return trainedIn(sentence) ?? withTraining(sentence);
}
