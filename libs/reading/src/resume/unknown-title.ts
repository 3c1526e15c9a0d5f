import type { Dated } from './dated-lines.js';
import { namePieces, type RoleNames } from './role-names.js';
import type { SectionedLine } from './sections.js';
import { areDatesFirst, type TitlePlace } from './title-place.js';
import { familyOfTitle, isOrganisation } from '../sentence/title-words.js';

/** The lines of a role's header and the facts in them. */
export interface RoleHeader {
  /** Indices of its lines, including the dated line. */
  readonly lines: readonly number[];
  readonly names: RoleNames;
}

const unknownTitleWords = 5;

/** A short line that may name a role, though no list of ours knows it, where the other roles have their titles. */
export function unknownAsUsual(
  lines: readonly SectionedLine[],
  { isLone, isSingle }: Dated,
  above: readonly number[],
  below: readonly number[],
  usual: TitlePlace | null,
): number | null {
  // Above dates on a line of their own there may be both a title and an employer.
  const place = usual === 'above' && !isLone ? above[0] : usual === 'below' ? below[0] : undefined;
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

/**
 * In a work section a span on its own line or beside a short name dates a role, even if no list of ours
 * knows the title ("Mover").
 */
export function unknownTitle(
  lines: readonly SectionedLine[],
  dated: Dated,
  above: readonly number[],
  below: readonly number[],
  usual: TitlePlace | null,
): RoleHeader | null {
  const { at, isLone, isSingle } = dated;
  const line = lines[at];
  if (!line || line.section !== 'experience' || line.isBullet || isSingle) return null;
  const block = isLone && !areDatesFirst(lines, dated) ? blockAbove(lines, above) : [];
  const titled =
    unknownAsUsual(lines, dated, above, below, usual) ?? (isLone ? (block.at(-1) ?? below[0]) : at);
  const pieces = titled === undefined ? [] : namePieces(lines[titled]?.text ?? '');
  // "Own rules, no accidents since 2019" is a sentence.
  if (titled === at && /^\p{Ll}/u.test(pieces.at(-1) ?? '')) return null;
  const names = pieces.filter(
    (piece) => piece.split(/\s+/u).length <= unknownTitleWords && /^\p{Lu}/u.test(piece),
  );
  const title = names.find((piece) => !isOrganisation(piece));
  if (titled === undefined || title === undefined) return null;
  const others = titled === at ? block.slice(0, -1) : [...block.slice(0, -1), at];
  return {
    lines: [...new Set([at, titled, ...block])].sort((a, b) => a - b),
    names: {
      title,
      employer:
        names.find((piece) => piece !== title) ??
        others.flatMap((index) => namePieces(lines[index]?.text ?? '')).at(0) ??
        null,
      family: familyOfTitle(title),
      strength: 1,
    },
  };
}
