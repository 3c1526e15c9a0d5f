import { isDate } from './dates.ts';
import type { Phrase } from './phrase.ts';
import type { Row } from './rows.ts';

/** The first half of a period that continues in the next line of its cell: `2017 –`. */
const opensPeriod = /(?:[-–—]|\b(?:to|bis|until))$/i;

/** Ends of periods without a number. */
const openEnd =
  /^\(?(?:present|current|now|today|ongoing|heute|aujourd.hui|actualidad|presente|présent)\)?$/i;

const isPeriodEnd = ({ text }: Phrase): boolean => isDate(text) || openEnd.test(text);

/**
 * Joins a period that is set in two lines beside its text: `2017 –` and below it `today`. A person reads the narrow cell
 * first; read line by line, the text between would split it.
 */
export function joinSplitDates(rows: readonly Row[]): readonly Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const [start, end] = [above?.[0], row[0]];
    const isSplit =
      above &&
      above.length > 1 &&
      start &&
      end &&
      opensPeriod.test(start.text) &&
      isDate(start.text) &&
      isPeriodEnd(end) &&
      Math.abs(start.left - end.left) < 2 * start.size;
    if (!isSplit) joined.push(row);
    else {
      joined[joined.length - 1] = [
        { ...start, text: `${start.text} ${end.text}` },
        ...above.slice(1),
      ];
      if (row.length > 1) joined.push(row.slice(1));
    }
  }
  return joined;
}
