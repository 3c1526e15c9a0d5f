import type { Line } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';

const { lists, durations } = lexicon;

/**
 * "Fluent in SwedishBe able to lift 20 kg", "keen to learn,Be organised", "design- Testing": pages lose
 * the line ends between items.
 */
const gluedItems: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=[\p{Ll})\d][.,;:!])(?=(?:\p{Lu}\p{Ll}{3}|${lists.shortOpenings}\s))`,
    'gu',
  ),
  /(?<=[\p{L}:.)])-\s(?=\p{Lu}\p{Ll})/gu,
  /(?<=[.!?:)])(?=\p{Lu}{4})/gu,
  new RegExp(
    String.raw`(?<=[\p{Ll})]{2})(?=\d{1,2}\+?(?:\s?[-–]\s?\d{1,2})?\+?\s${durations.years}(?!\p{L}))`,
    'gu',
  ),
  new RegExp(String.raw`(?<=\p{Ll}{3}${lists.itemEndings})(?=\p{Lu})`, 'gu'),
  /(?<=\p{Lu}{4})(?=\p{Lu}\p{Ll}{2,12}\s)/gu,
  new RegExp(String.raw`(?<=[\p{Ll}.)]{3})(?=${lists.itemOpenings}\s)`, 'gu'),
  // "as agreedEnforce rules", "the set-upRegister clients": a word in small letters runs into the next item.
  /(?<=(?<![\p{L}\p{N}])(?:\p{Ll}{2,12}-\p{Ll}{2,12}|\p{Ll}{5,18}))(?=\p{Lu}\p{Ll}{2,15}\s+\p{L})/gu,
];
const gluedChars = 12;

/** The items of a line that has lost the line ends between them. */
export function withoutGluedItems(line: Line): Line[] {
  const pieces: Line[] = [];
  let from = 0;
  const cuts = gluedItems
    .flatMap((glue) => [...line.text.matchAll(glue)])
    .sort((a, b) => a.index - b.index);
  for (const { index, 0: mark } of [...cuts, { index: line.text.length, 0: '' }]) {
    if (index < line.text.length && index - from < gluedChars) continue;
    const isFirst = from === 0;
    pieces.push({
      text: line.text.slice(from, index),
      start: line.start + from,
      end: line.start + index,
      isBullet: line.isBullet && isFirst,
      isAfterGap: line.isAfterGap && isFirst,
    });
    from = index + mark.length;
  }
  return pieces.length > 1 ? pieces : [line];
}
