import { limits, normaliseText } from '@rolefit/contracts';
import { type Line, splitLines } from './document/lines.js';
import { lexicon } from './lexicon/all-languages.js';
import { hasLegalForm } from './posting/employer-in-title.js';
import { headingOf } from './posting/sections.js';
import { employerBeside, findPostingTitle } from './posting/title.js';
import { isPlace } from './sentence/places.js';
import { hasTitleHead } from './sentence/title-heads.js';

/** What identifies a posting, as far as its text says so; empty where it doesn't. */
export interface PostingHead {
  readonly title: string;
  readonly company: string;
  readonly url: string;
}

const words = lexicon.postingTitles;
const label = new RegExp(`^${words.employerLabels}\\s?:\\s?(.{2,})$`, 'iu');
const name = String.raw`\p{Lu}[\p{L}\p{N}&.'’+ -]{1,50}?`;
const hiring = new RegExp(`^(${name})\\s${words.isHiring}(?!\\p{L})`, 'u');
const titleAt = new RegExp(`\\s(?:${words.at}|@)\\s(\\p{Lu}[^,|(]{1,60})$`, 'u');
const about = new RegExp(
  `^${words.about}\\s?(?!${words.aboutOthers}(?!\\p{L}))(\\p{Lu}.{1,50})$`,
  'u',
);
const atOurs = new RegExp(`^${words.atOurs}\\s(${name}),?\\s${words.ours}(?!\\p{L})`, 'u');
const isA = new RegExp(`^(${name})\\s${words.isA}`, 'u');
/** After the name often come the place and the contract. */
const nameEnd = /[,|·•(]|\s[-–—]\s/u;
const noName = new RegExp(`\\d|@|https?:|[.!?:;]$|(?<!\\p{L})${words.noEmployer}(?!\\p{L})`, 'iu');

const headLines = 15;
const link = /https:\/\/[^\s<>"'()[\]{}]+/iu;
const nameWords = 6;

/** Whether a name is followed by its place or by pay: "Northway Haulage - Doncaster - £38,000". */
function isCutName(name: string, line: string): boolean {
  return name.length < line.length && /\s/u.test(name) && !isPlace(name) && !isPlace(line);
}

/** The line below the title, if it looks like a name. */
function belowTitle(lines: readonly Line[], titleEnd: number | null): string | undefined {
  const at = lines.findIndex(({ end }) => titleEnd !== null && end >= titleEnd);
  const next = at < 0 || at > headLines ? undefined : lines[at + 1];
  const name = next?.text.split(nameEnd)[0]?.trim() ?? '';
  const isName =
    next !== undefined &&
    !next.isBullet &&
    (!next.isAfterGap || (hasLegalForm(name) && !/[.!?]$/u.test(next.text))) &&
    /^\p{Lu}/u.test(name) &&
    name.split(/\s+/).length <= nameWords &&
    !noName.test(name) &&
    (!noName.test(next.text) || isCutName(name, next.text)) &&
    headingOf(next) === null;
  return isName ? name : undefined;
}

/** The employer named in the same line as the title. */
function employerInTitle(lines: readonly Line[], titleEnd: number | null): string | undefined {
  const line = lines.find(({ end }) => titleEnd !== null && end >= titleEnd);
  return line && employerBeside(line);
}

/** The name in a sentence about the employer, if it is one: every longer word has a capital letter. */
function namedIn(pattern: RegExp, lines: readonly Line[]): string | undefined {
  return lines
    .map(({ text }) => pattern.exec(text)?.[1]?.replace(leadingArticle, ''))
    .find((name) => name !== undefined && isNameLike(name));
}

const leadingArticle = new RegExp(`^${words.articles}\\s`, 'u');

function isNameLike(name: string): boolean {
  return (
    !noName.test(name) &&
    name.split(/\s+/u).length <= nameWords &&
    /^\p{Lu}/u.test(name) &&
    name.split(/\s+/u).every((word) => word.length < 4 || /^[\p{Lu}\p{N}]/u.test(word)) &&
    !hasTitleHead(name)
  );
}

function companyOf(lines: readonly Line[], titleEnd: number | null): string {
  const head = lines.slice(0, headLines);
  const first = (pattern: RegExp, within = head) =>
    within.map(({ text }) => pattern.exec(text)?.[1]).find((name) => name !== undefined);
  const name =
    first(label, lines.slice(0, 60)) ??
    first(titleAt, head.slice(0, 3)) ??
    employerInTitle(lines, titleEnd) ??
    belowTitle(lines, titleEnd) ??
    namedIn(hiring, head) ??
    namedIn(atOurs, head) ??
    first(about, lines.slice(0, 60)) ??
    namedIn(isA, head) ??
    '';
  const trimmed = name.trim().replace(/:$/u, '');
  return trimmed.length < limits.companyNameMinChars
    ? ''
    : trimmed.slice(0, limits.companyNameChars);
}

/**
 * Reads title, company and the first secure link from the text of a posting, without judging anything: guesses for the user to correct.
 * @param pasted at most `limits.postingChars` UTF-16 units are read
 */
export function readPostingHead(pasted: string): PostingHead {
  const text = normaliseText(pasted.slice(0, limits.postingChars));
  const lines = splitLines(text);
  const title = findPostingTitle(text, lines);
  const url = (link.exec(text)?.[0] ?? '').replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
  return {
    title: title?.text ?? '',
    company: companyOf(lines, title?.quote.end ?? null),
    url: url.length > limits.urlChars ? '' : url,
  };
}
