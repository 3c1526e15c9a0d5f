import { skillByName } from '@rolefit/skills';
import { isLevel } from '../sentence/skill-levels.js';
import { findDurations } from '../sentence/years.js';
import { lexicon } from '../lexicon/all-languages.js';

/**
 * An item of a list of skills: `text.slice(start, end)` is its name, without levels, years and
 * ratings.
 */
export interface ListItem {
  readonly start: number;
  readonly end: number;
  /** Years stated beside it ("Java – 5 years"). */
  readonly years: number | null;
  /** Follows a dash, where descriptions are as common as names. */
  readonly isTail: boolean;
}

/** A list split into items. */
export interface ItemList {
  readonly items: readonly ListItem[];
  /** Number of separators: a line without any may be no list. */
  readonly cuts: number;
}

interface Piece {
  start: number;
  end: number;
  /** The separator before it. */
  readonly sign: string;
}

const signs =
  /[,;|•·●▪◦‣⋅∙、，；\t()（）[\]]|\s[-–—]{1,2}\s| {3,}|[:：](?=\s|$)|\s(?:={1,2}|>{1,2}|≥|>=)\s|(?<=[\p{L}\p{N}]{2})\.(?=\s+\p{Lu}|\s*$)/gu;

const words = lexicon.skillLists;
const { and, or } = lexicon.grammar;
const time = lexicon.durations;

const opening = new RegExp(
  `^(?:(?:${and}|${or}|${words.itemOpeners}|(?:${words.qualities} )?${words.knowledge}(?: ${words.ofKnowledge})?|${words.bareQualities})\\s+|${words.unspacedKnowledge}+\\s*)`,
  'iu',
);
const closing = new RegExp(
  `(?<!\\s)\\s+${words.itemClosers}$|(?<![\\s.…*:–—-])[\\s.…*:–—-]+$`,
  'iu',
);
const yearsAfter = new RegExp(
  `(?:\\s|^)(?:[(:–-]\\s?)?(?:${time.moreThan} )?\\d{1,2}(?:[.,]\\d)?\\s?\\+?\\s?${time.besideSkills}\\b[^]*`,
  'iu',
);
const yearsBefore = new RegExp(
  `^(?:${time.moreThan} )?\\d{1,2}\\s?\\+?\\s?${time.yearsBeforeSkills}['’]?\\s+${time.beforeSkills}*`,
  'iu',
);
const yearLetters = new RegExp(`\\b${time.yearLetters}\\b`, 'iu');

/**
 * Category names that moderncv and similar templates put before a list without a colon:
 * "programming Java, PHP".
 */
const kinds = new RegExp(`^(?:${words.kindAttributes}\\s)?${words.kinds}\\s+`, 'iu');
/** Category names between two lists that a PDF has merged: "Windows administration Apache". */
const innerKind = new RegExp(`\\s${words.innerKinds}\\s+(?=\\p{Lu})`, 'u');

/** Number of separators in a line. */
export function countCuts(line: string): number {
  return line.match(signs)?.length ?? 0;
}

function piecesOf(text: string, start: number, end: number): Piece[] {
  const body = text.slice(start, end);
  const pieces: Piece[] = [];
  let from = 0;
  let sign = '';
  for (const match of body.matchAll(signs)) {
    pieces.push({ start: start + from, end: start + match.index, sign });
    from = match.index + match[0].length;
    sign = match[0].trim() || match[0];
  }
  pieces.push({ start: start + from, end, sign });
  return pieces;
}

function trimmed(text: string, piece: Piece): Piece {
  let { start, end } = piece;
  while (
    start < end &&
    /[\s*•·●▪◦►▸»✓✔➢→★☆✩○◆◇■□+–—"“”'-]/u.test(text.charAt(start)) &&
    !/^\+{2}|^['-]\p{L}/u.test(text.slice(start, start + 2))
  )
    start++;
  while (end > start && /[\s"“”']/u.test(text.charAt(end - 1))) end--;
  return { ...piece, start, end };
}

function yearsIn(item: string): number | null {
  const found = findDurations(item)[0] ?? findDurations(item.replace(yearLetters, 'years'))[0];
  return found && found.years <= 60 ? found.years : null;
}

/**
 * Removes levels, years, ratings and filler words from both ends; names in the taxonomy are left
 * unchanged.
 */
function stripped(text: string, piece: Piece): { piece: Piece; years: number | null } {
  let { start, end } = trimmed(text, piece);
  let years: number | null = null;
  for (let turn = 0; turn < 6; turn++) {
    const words = text.slice(start, end);
    if (words === '' || skillByName(words)) break;
    const tail =
      yearsAfter.exec(words) ??
      /(?<!\s)\s(?:[★☆✩●○◆◇■□▮▯⬤◯█░▓▰▱\s]{2,60}|\s*\d{1,3}\s?%|\s*\d{1,2}\s?\/\s?(?:5|10|100))$/u.exec(
        words,
      );
    if (tail && tail.index > 0) {
      years ??= yearsIn(tail[0]);
      end = start + tail.index;
      continue;
    }
    const lead = yearsBefore.exec(words) ?? opening.exec(words);
    if (lead && lead[0].length < words.length) {
      years ??= yearsIn(lead[0]);
      start += lead[0].length;
      continue;
    }
    const cut = closing.exec(words);
    if (!cut || cut.index === 0) break;
    end = start + cut.index;
  }
  return { piece: trimmed(text, { ...piece, start, end }), years };
}

function isKnown(words: string): boolean {
  return skillByName(words.trim()) !== undefined;
}

function withoutKinds(text: string, piece: Piece): Piece[] {
  const words = text.slice(piece.start, piece.end);
  if (isKnown(words)) return [piece];
  const lead = kinds.exec(words)?.[0].length ?? 0;
  if (lead > 0 && /^\p{Lu}/u.test(words.slice(lead)))
    return [{ ...piece, start: piece.start + lead }];
  const inner = innerKind.exec(words);
  if (!inner) return [piece];
  const [left, right] = [words.slice(0, inner.index), words.slice(inner.index + inner[0].length)];
  const areNames = isKnown(left) || isKnown(right);
  return areNames
    ? [
        { ...piece, end: piece.start + left.length },
        { ...piece, start: piece.end - right.length },
      ]
    : [piece];
}

const joining = new RegExp(`\\s(?:${and}|${or}|&|\\+)\\s`, 'giu');

/**
 * "Java and J2EE" is split if one name is known or at the end of a list; "Research and Development"
 * stays one.
 */
function withoutJoins(text: string, piece: Piece, isLast: boolean): Piece[] {
  const words = text.slice(piece.start, piece.end);
  if (isKnown(words)) return [piece];
  for (const match of words.matchAll(joining)) {
    const [left, right] = [words.slice(0, match.index), words.slice(match.index + match[0].length)];
    const isPair =
      isKnown(left) ||
      isKnown(right) ||
      (isLast &&
        /^\p{Lu}/u.test(right) &&
        !/&/.test(match[0]) &&
        left.split(/\s+/).length <= 2 &&
        right.split(/\s+/).length <= 2);
    if (!isPair) continue;
    const second = trimmed(text, { ...piece, start: piece.start + match.index + match[0].length });
    return [
      trimmed(text, { ...piece, end: piece.start + match.index }),
      ...withoutJoins(text, second, isLast),
    ];
  }
  return [piece];
}

/** "CVS / Subversion" and "HTML5/CSS3" are split; "CI/CD", "TCP/IP" and "PL/SQL" are not. */
function withoutSlashes(text: string, piece: Piece): Piece[] {
  const words = text.slice(piece.start, piece.end);
  if (!words.includes('/') || isKnown(words)) return [piece];
  const parts: Piece[] = [];
  let from = 0;
  for (const match of [...words.matchAll(/(?:(?<!\s)\s+)?\/\s*/gu), null]) {
    parts.push(
      trimmed(text, {
        ...piece,
        start: piece.start + from,
        end: piece.start + (match?.index ?? words.length),
      }),
    );
    if (match) from = match.index + match[0].length;
  }
  const names = parts.map(({ start, end }) => text.slice(start, end));
  const areNames =
    /\s\/\s/.test(words) ||
    names.some(isKnown) ||
    names.every((name) => /^\p{Lu}[\p{L}\p{N}.+#-]{3,}$/u.test(name));
  return areNames ? parts : [piece];
}

/**
 * Splits a list of skills into its items: "AWS (EC2, S3)" has three, "CI/CD" is one, "Java – 5
 * years, expert" is Java.
 * @param start,end the list in `text`; labels before a colon are left out
 */
export function listItems(text: string, start: number, end: number): ItemList {
  const pieces = piecesOf(text, start, end);
  const items: ListItem[] = [];
  // A table row begins with its category: "Analysis⇥ANSYS, hand calculations".
  const isRow =
    pieces[1]?.sign === '\t' &&
    pieces[2]?.sign === ',' &&
    pieces.filter(({ sign }) => sign === '\t').length === 1;
  pieces.forEach((raw, at) => {
    if (at === 0 && isRow && !isKnown(text.slice(raw.start, raw.end))) return;
    const next = pieces[at + 1];
    const following = next ? text.slice(next.start, next.end).trim() : '';
    // "Tools: Git": a label. "Git: advanced": a name and its level.
    if (/^[:：]$/.test(next?.sign ?? '') && !(following !== '' && isLevel(following))) return;
    const words = text.slice(raw.start, raw.end).trim();
    if (words === '' || isLevel(words)) {
      const previous = items.at(-1);
      const years = yearsIn(words);
      if (previous && previous.years === null && years !== null)
        items[items.length - 1] = { ...previous, years };
      return;
    }
    const { piece, years } = stripped(text, raw);
    const isLast = next === undefined && at >= 2;
    for (const part of withoutKinds(text, piece)
      .flatMap((one) => withoutJoins(text, one, isLast))
      .flatMap((one) => withoutSlashes(text, one))) {
      const bare = stripped(text, part);
      if (bare.piece.end > bare.piece.start)
        items.push({
          start: bare.piece.start,
          end: bare.piece.end,
          years: bare.years ?? years,
          isTail: /^[-–—]{1,2}$/.test(raw.sign),
        });
    }
  });
  return { items, cuts: pieces.length - 1 };
}
