import type { Dated } from './dated-lines.js';
import { namePieces } from './role-names.js';
import type { RoleHeader } from './header-lines.js';
import type { SectionedLine } from './sections.js';
import { areDatesFirst, type TitlePlace } from './title-place.js';
import { hasTitleHead } from '../sentence/title-heads.js';
import { familyOfTitle, isOrganisation, titleStrength } from '../sentence/title-words.js';

const unknownTitleWords = 5;

/** The line where this resume has its titles, if it is short enough to be a title that no list of ours knows; else null. */
export function expectedTitleLine(
  lines: readonly SectionedLine[],
  { isLone, isSingle }: Dated,
  above: readonly number[],
  below: readonly number[],
  usualPlace: TitlePlace | null,
): number | null {
  // Above dates on a line of their own there may be both a title and an employer.
  const place =
    usualPlace === 'above' && !isLone ? above[0] : usualPlace === 'below' ? below[0] : undefined;
  const line = place === undefined ? undefined : lines[place];
  if (isSingle || place === undefined || !line || line.section !== 'experience' || line.isBullet)
    return null;
  const [first = ''] = namePieces(line.text);
  const isName =
    /^\p{Lu}[^.!?]*$/u.test(line.text) &&
    first.split(/\s+/u).length <= unknownTitleWords &&
    !isOrganisation(first);
  return isName && first !== '' ? place : null;
}

const linesAboveMost = 2;

/**
 * "Commis de cuisine" and "Gasthof Adler" over their dates: the lines of a short block, the first
 * one last.
 */
function blockAbove(lines: readonly SectionedLine[], above: readonly number[]): number[] {
  const top = above.findIndex(
    (index) => lines[index]?.isAfterGap === true || lines[index - 1]?.isHeading === true,
  );
  const block = above.slice(0, top + 1);
  return block.length <= linesAboveMost && block.every((index) => lines[index]?.isBullet === false)
    ? block
    : [];
}

interface TitleAndEmployer {
  readonly title: string;
  readonly employer: string | null;
}

/** "Loan Officer Elm Bank": a title and an employer without anything between them. */
function titleBeforeOrganisation(piece: string): TitleAndEmployer | null {
  if (!isOrganisation(piece)) return null;
  const words = piece.split(/\s+/u);
  for (let count = words.length - 1; count > 0; count--) {
    const title = words.slice(0, count).join(' ');
    const employer = words.slice(count).join(' ');
    if (
      hasTitleHead(words[count - 1] ?? '') &&
      titleStrength(title) >= 2 &&
      /^\p{Lu}/u.test(employer)
    )
      return { title, employer };
  }
  return null;
}

/** The title and, if it is named, the employer among the pieces of a line: short and capitalised, the title not an organisation. */
function namesAmong(pieces: readonly string[]): TitleAndEmployer | null {
  const names = pieces.filter(
    (piece) => piece.split(/\s+/u).length <= unknownTitleWords && /^\p{Lu}/u.test(piece),
  );
  const title = names.find((piece) => !isOrganisation(piece));
  if (title === undefined)
    return names.map(titleBeforeOrganisation).find((parts) => parts !== null) ?? null;
  return { title, employer: names.find((piece) => piece !== title) ?? null };
}

/**
 * In a work section a span on its own line or beside a short name dates a role, even if no list of ours
 * knows the title ("Mover").
 */
export function unknownTitle(
  lines: readonly SectionedLine[],
  dated: Dated,
  above: readonly number[],
  below: readonly number[],
  usualPlace: TitlePlace | null,
): RoleHeader | null {
  const { at, isLone, isSingle } = dated;
  const line = lines[at];
  if (!line || line.section !== 'experience' || line.isBullet || isSingle) return null;
  const block = isLone && !areDatesFirst(lines, dated) ? blockAbove(lines, above) : [];
  const titled =
    expectedTitleLine(lines, dated, above, below, usualPlace) ??
    (isLone ? (block.at(-1) ?? below[0]) : at);
  const pieces = titled === undefined ? [] : namePieces(lines[titled]?.text ?? '');
  // "Own rules, no accidents since 2019" is a sentence.
  if (titled === at && /^\p{Ll}/u.test(pieces.at(-1) ?? '')) return null;
  const names = namesAmong(pieces);
  if (titled === undefined || names === null) return null;
  const others = titled === at ? block.slice(0, -1) : [...block.slice(0, -1), at];
  return {
    lines: [...new Set([at, titled, ...block])].sort((a, b) => a - b),
    names: {
      title: names.title,
      employer:
        names.employer ??
        others.flatMap((index) => namePieces(lines[index]?.text ?? '')).at(0) ??
        null,
      family: familyOfTitle(names.title),
      strength: 1,
    },
  };
}
