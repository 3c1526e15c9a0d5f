import type { FoundSkill } from '../find-skills.js';
import { pauseIn } from '../document/pause.js';
import type { SectionedLine } from './sections.js';
import { isContactAt } from './head.js';

/**
 * Index of the line that contains or follows a position; binary search, since it is called for
 * every mention. -1 after the last line.
 */
export function lineAt(lines: readonly SectionedLine[], place: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.end ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low < lines.length ? low : -1;
}

// Upper bound that no real resume reaches.
const namesMax = 200;
const placesMax = 12;
const namesPerTurn = 20;
// Shorter names occur too often within other words.
const nameChars = 3;

function isBounded(text: string, start: number, end: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.charAt(start - 1)) && !/[\p{L}\p{N}+#]/u.test(text.charAt(end));
}

/**
 * Further mentions of skills that a resume lists and the taxonomy does not know: a listed tool is
 * also used in roles. Exact spelling; a single lower-case word is not searched for.
 * @param names one spelling of each, by key
 */
export async function otherMentions(
  text: string,
  lines: readonly SectionedLine[],
  names: ReadonlyMap<string, string>,
  known: readonly FoundSkill[],
): Promise<FoundSkill[]> {
  const found: FoundSkill[] = [];
  const starts = new Set(known.map(({ start }) => start));
  const lower = text.toLowerCase();
  // Some characters change length with case, which would shift offsets.
  const haystack = lower.length === text.length ? lower : text;
  for (const [order, name] of [...names.values()].slice(0, namesMax).entries()) {
    if (order % namesPerTurn === namesPerTurn - 1) await pauseIn(text);
    if (name.length < nameChars || !/\p{Lu}|\d|\s|[+#.]|\p{Script=Han}/u.test(name)) continue;
    const isPhrase = /\s/.test(name);
    const wanted = haystack === lower ? name.toLowerCase() : name;
    let count = 0;
    for (
      let at = haystack.indexOf(wanted);
      at >= 0 && count < placesMax;
      at = haystack.indexOf(wanted, at + wanted.length)
    ) {
      const end = at + wanted.length;
      if (
        starts.has(at) ||
        !isBounded(text, at, end) ||
        (!isPhrase && text.slice(at, end) !== name)
      )
        continue;
      const line = lines[lineAt(lines, at)];
      if (!line || at < line.start || line.isHeading || line.isWish || isContactAt(line, at))
        continue;
      found.push({ skillId: null, start: at, end });
      count++;
    }
  }
  return found;
}
