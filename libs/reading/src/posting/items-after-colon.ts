import type { Line } from '../document/lines.js';

const itemChars = 100;
// Mail and PDF wrap at this many columns or more.
const columnsLeast = 60;
const itemsLeast = 2;
const innerSentenceEnd = /[.!?]\s+\p{Lu}/u;
const lowerCase = /^\p{Ll}/u;

/** Whether the line above ends with a colon. */
function isBelowColon(text: string, { start }: Line): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  return /:[ \t]*\r?\n\s*$/u.test(before);
}

function isShort({ text, isBullet }: Line): boolean {
  return (
    !isBullet && text.length <= itemChars && !innerSentenceEnd.test(text) && !/[:,]$/.test(text)
  );
}

/** Whether the first word of the next line would have fitted: then the line is no wrapped one. */
function hasRoom(line: Line, next: Line, width: number): boolean {
  const word = next.text.split(/\s/u, 1)[0] ?? '';
  return line.text.length + 1 + word.length <= width;
}

/** Marks the lines that begin an item; a wrapped paragraph of prose stays whole. */
function withItems(run: readonly Line[]): readonly Line[] {
  const [first] = run;
  if (!first || run.length < itemsLeast) return run;
  const width = Math.max(columnsLeast, ...run.map(({ text }) => text.length));
  const isUnwrapped = run.map((line, at) => {
    const next = run[at + 1];
    return next !== undefined && hasRoom(line, next, width);
  });
  if (!isUnwrapped.includes(true)) return run;
  const areLowerCase = lowerCase.test(first.text);
  const isItem = ({ text }: Line, at: number) =>
    !/\.$/u.test(text) &&
    (at === 0 || areLowerCase || isUnwrapped[at - 1] === true || !lowerCase.test(text));
  return run.map((line, at) => (isItem(line, at) ? { ...line, isBullet: true } : line));
}

/**
 * "You bring:" and short lines below it, some of them in lower case: browsers drop the bullets of a
 * copied list. Marks each line as an item.
 */
export function withItemsAfterColons(text: string, lines: readonly Line[]): Line[] {
  const marked: Line[] = [];
  for (let from = 0; from < lines.length;) {
    const first = lines[from];
    if (!first) break;
    let to = from + 1;
    if (isShort(first) && isBelowColon(text, first)) {
      for (let next = lines[to]; next && isShort(next) && !next.isAfterGap; next = lines[to]) to++;
      const isWhole = lines[to] === undefined || lines[to]?.isAfterGap === true;
      marked.push(...(isWhole ? withItems(lines.slice(from, to)) : lines.slice(from, to)));
    } else marked.push(first);
    from = to;
  }
  return marked;
}
