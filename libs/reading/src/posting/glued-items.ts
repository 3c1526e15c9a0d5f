import type { Line } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';

const { lists, durations } = lexicon;

/**
 * "Fluent in SwedishBe able to lift 20 kg", "keen to learn,Be organised", "design- Testing": pages lose
 * the line ends between items.
 */
const gluedItems: readonly RegExp[] = [
  // The lookahead comes first, since it fails at once at most positions.
  new RegExp(
    String.raw`(?=(?:\p{Lu}\p{Ll}{3}|${lists.shortOpenings}\s))(?<=[\p{Ll})\d][.,;:!])`,
    'gu',
  ),
  /-\s(?=\p{Lu}\p{Ll})(?<=[\p{L}:.)]-\s)/gu,
  /(?=\p{Lu}{4})(?<=[.!?:)])/gu,
  // "experience required.BLS and PALS", but "Node.JS".
  /(?=(?!JS|IO|AI|NET)\p{Lu}{2,3}[\s,])(?<=\p{Ll}{4}[.!?;])/gu,
  new RegExp(
    String.raw`(?=\d{1,2}\+?(?:\s?[-–]\s?\d{1,2})?\+?\s${durations.years}(?!\p{L}))(?<=[\p{Ll})]{2}[.;:]?)`,
    'gu',
  ),
  new RegExp(String.raw`(?=\p{Lu})(?<=(?<!\p{L})(?:${lists.itemEndings}))`, 'gu'),
  /(?=\p{Lu}\p{Ll}{1,12}[\s-])(?<=\p{Lu}{4})/gu,
  new RegExp(String.raw`(?=${lists.itemOpenings}\s)(?<=[\p{Ll}.)]{3})`, 'gu'),
  // "as agreedEnforce rules", "the set-upRegister clients": a word in small letters runs into the next item.
  /(?=\p{Lu}\p{Ll}{2,15}\s+\p{L})(?<=(?<![\p{L}\p{N}])(?:\p{Ll}{2,12}-\p{Ll}{2,12}|\p{Ll}{5,18}))/gu,
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
      isBullet: isFirst ? line.isBullet : line.text.charAt(from - 1) === ',',
      isAfterGap: line.isAfterGap && isFirst,
    });
    from = index + mark.length;
  }
  return pieces.length > 1 ? pieces : [line];
}
