import { skillByName, type SkillMention } from '@rolefit/skills';
import { mentionsWithin } from '../skills/mentions.js';
import type { SectionedLine } from './sections.js';
import { lexicon } from '../lexicon/all-languages.js';
import { isFillText, isSentence, isSkillName, looksNamed } from './listed-name.js';
import { pauseIn } from '../document/pause.js';
import { listItems, type ListItem } from '../skills/skill-lists.js';
import { listPlaces, type ListPlace } from './skill-list-places.js';

/** A name in a list: `text.slice(start, end)`. */
export interface ListedSkill {
  /** Null for a skill unknown to the taxonomy. */
  readonly skillId: string | null;
  readonly start: number;
  readonly end: number;
  /** Years stated for it in the list. */
  readonly years: number | null;
}

const { fillers: fillerWords, smallInTitles, purposes } = lexicon.listedNames;
const fillers = new RegExp(`^${fillerWords}$`, 'iu');
const smallWords = new RegExp(`^${smallInTitles}$`, 'iu');
const { certificates, issuers } = lexicon.skillListLabels;
const certificatePart = new RegExp(certificates, 'iu');
const afterCertificate = new RegExp(
  String.raw`,\s|\t|\s[-–—|]\s|\s\(|;|\.\s|:\s|\s${issuers}\s|\s(?:19|20)\d\d\b`,
  'u',
);
/** "Django for the backend": the name precedes its purpose. */
const beforePurpose = new RegExp(String.raw`^.{2,60}?(?=\s${purposes}\s|\s[-–—]\s|[:：]|$)`, 'iu');

/**
 * Whether a name is more specific than the known skill in it: "Executive Leadership" is, "Java
 * skills" and "Java 8" are not.
 */
function saysMore(text: string, item: ListItem, known: readonly SkillMention[]): boolean {
  let rest = text.slice(item.start, item.end);
  for (const { start, end } of known.toReversed())
    rest = `${rest.slice(0, Math.max(0, start - item.start))} ${rest.slice(end - item.start)}`;
  return rest.split(/[\s/&,+-]+/u).some((word) => /\p{L}{3}/u.test(word) && !fillers.test(word));
}

function isTitled(words: string): boolean {
  return words
    .split(/\s+/)
    .every((word) => /^[\p{Lu}\p{N}.]/u.test(word) || smallWords.test(word) || word.length < 3);
}

const certificateWords = 8;

/**
 * "2023 Certified Welder – Level II, Guild of Welders": the certificate is named before its issuer.
 */
function certificateName(text: string, { start, end }: ListPlace): ListItem | null {
  const words = text.slice(start, end);
  const lead =
    /^(?:(?:\d{1,2}[./-])?(?:19|20)\d\d\s?[-–:,|]?\s*|[^\p{L}\p{N}]+)+/u.exec(words)?.[0].length ??
    0;
  const name = (words.slice(lead).split(afterCertificate)[0] ?? '').trim().replace(/[.,]$/, '');
  const isName =
    name.length >= 3 &&
    name.split(/\s+/).length <= certificateWords &&
    isTitled(name) &&
    (isSkillName(name) || (certificatePart.test(name) && name.length <= 60 && /\s/.test(name)));
  return isName
    ? { start: start + lead, end: start + lead + name.length, years: null, isTail: false }
    : null;
}

// Maximum words in a row of a grid of names.
const gridWords = 8;

/** Names between known ones in a list separated by spaces only: "Delphi Novell Linux Windows". */
function namesBetween(
  text: string,
  item: ListItem,
  known: readonly SkillMention[],
  kind: ListPlace['kind'],
): ListItem[] {
  const words = text.slice(item.start, item.end);
  const filled = known.reduce((sum, { start, end }) => sum + end - start, 0);
  const isGrid =
    kind === 'section' &&
    known.length >= 2 &&
    isTitled(words) &&
    words.split(/\s+/).length <= gridWords;
  if (
    !isGrid &&
    (known.length < 3 || filled * 2 < words.replace(/\s/g, '').length || /[.!?]$/.test(words))
  )
    return [];
  const gaps: ListItem[] = [];
  let from = item.start;
  for (const place of [...known, { start: item.end, end: item.end }]) {
    const gap = text.slice(from, place.start);
    const name = gap.trim();
    const start = from + gap.indexOf(name);
    if (name !== '' && name.split(/\s+/).length <= 2 && isTitled(name))
      gaps.push({ start, end: start + name.length, years: null, isTail: false });
    from = place.end;
  }
  return gaps;
}

function itemsOf(text: string, place: ListPlace): { items: readonly ListItem[]; cuts: number } {
  if (place.kind === 'certificate') {
    const name = certificateName(text, place);
    return { items: name ? [name] : [], cuts: 0 };
  }
  if (place.kind !== 'leading') return listItems(text, place.start, place.end);
  const lead = beforePurpose.exec(text.slice(place.start, place.end))?.[0] ?? '';
  return listItems(text, place.start, place.start + lead.length);
}

/** Whether an item unknown to the taxonomy is accepted as a name, depending on the kind of list. */
function isTaken(
  text: string,
  item: ListItem,
  place: ListPlace,
  cuts: number,
  line: SectionedLine | undefined,
): boolean {
  const words = text.slice(item.start, item.end).replace(/\s+/g, ' ');
  if (place.kind === 'certificate') return true;
  if (!isSkillName(words)) return false;
  if (place.kind === 'courses') return isTitled(words);
  if (item.isTail || place.kind === 'leading')
    return looksNamed(words) && words.split(' ').length <= 3 && isTitled(words);
  const isList = cuts >= 2 || place.kind === 'labelled' || line?.isBullet === true;
  return looksNamed(words)
    ? isList || isTitled(words) || cuts > 0
    : isList && cuts >= 1 && words.split(' ').length <= 4;
}

// Maximum length of a name.
const nameReach = 80;

function overlapping(known: readonly SkillMention[], item: ListItem): SkillMention[] {
  return mentionsWithin(known, item.start - nameReach, item.end + nameReach).filter(
    ({ start, end }) => start < item.end && item.start < end,
  );
}

// Yield to the event loop after this many lists.
const listsPerTurn = 20;
// Upper bound that no real resume reaches.
const listedMax = 1_500;

/**
 * The names in a resume's lists, known or not, without items that look like something else (see
 * `isSkillName`).
 * @param known mentions of the taxonomy's skills, in order
 * @param isUnfilled the resume is an empty template: only names in the taxonomy are accepted
 */
export async function listedSkills(
  text: string,
  lines: readonly SectionedLine[],
  known: readonly SkillMention[],
  isUnfilled: boolean,
): Promise<ListedSkill[]> {
  const found: ListedSkill[] = [];
  for (const [order, place] of (await listPlaces(text, lines)).entries()) {
    if (order % listsPerTurn === listsPerTurn - 1) await pauseIn(text);
    if (found.length >= listedMax) break;
    const whole = text.slice(place.start, place.end);
    if (isFillText(whole)) continue;
    const isProse = isSentence(whole);
    const { items, cuts } = itemsOf(text, place);
    for (const item of items.flatMap((one) => [
      one,
      ...namesBetween(text, one, mentionsWithin(known, one.start, one.end), place.kind),
    ])) {
      const words = text.slice(item.start, item.end).replace(/\s+/g, ' ');
      const inside = overlapping(known, item);
      const entry = skillByName(words);
      if (inside.length > 0 && inside.length < 3 && item.years !== null)
        for (const { skillId, start, end } of inside)
          found.push({ skillId, start, end, years: item.years });
      if (entry)
        found.push({ skillId: entry.id, start: item.start, end: item.end, years: item.years });
      else if (
        !isUnfilled &&
        inside.length < 2 &&
        (!isProse || looksNamed(words)) &&
        isTaken(text, item, place, cuts, lines[place.line]) &&
        (inside.length === 0 || (isTitled(words) && saysMore(text, item, inside)))
      ) {
        found.push({ skillId: null, start: item.start, end: item.end, years: item.years });
      }
    }
  }
  return found;
}
