import { opensWithSurname, titleFamily, titleSeniority } from '@rolefit/skills';
import { skillMentionsIn } from '../skills/mentions.js';
import { isPlace } from './places.js';
import { hasTitleHead } from './title-heads.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

const title = lexicon.titles;

/** Endings of organisation names, or a beginning such as "University of". */
const organisation = wholeWords(
  new RegExp(
    `\\b${title.organisationEndings}\\.?(?:\\s?\\([^()]*\\))?$|^${title.organisations} ${title.ofOrganisation}\\b|^${title.organisationWords}\\b|^${title.selfEmployed}$|\\b(?:&|${lexicon.grammar.and}) ${title.partners}\\.?$|^${title.organisationBeginnings}\\s`,
    'iu',
  ),
);

/** Whether a piece names an organisation by its form. */
export function isOrganisation(words: string): boolean {
  return organisation.test(words.trim());
}

const firmWordsMax = 4;

/**
 * Whether a piece may be a firm's name though it begins like a title: "Baker Tilly", but not "Cook Helper"
 * or "Cook, Italian kitchen".
 */
export function mayBeFirm(words: string): boolean {
  const [, ...others] = words.split(/\s+/u);
  return (
    opensWithSurname(words) &&
    others.length < firmWordsMax &&
    others.every(
      (word) =>
        /^(?:\p{Lu}\p{Ll}{2}|&$)/u.test(word) && !hasTitleHead(word) && titleFamily(word) === null,
    )
  );
}

/** Whether a piece is a list of skills: they fill most of it, and it has no title head. */
export function isSkillList(words: string): boolean {
  if (hasTitleHead(words) || hasTitleHead(words.split(',', 1)[0] ?? '')) return false;
  const mentions = skillMentionsIn(words);
  const filled = mentions.reduce((sum, { start, end }) => sum + end - start, 0);
  return (
    mentions.length >= 3 ||
    (mentions.length === 2 && filled * 2 > words.replace(/[\s,|/]/g, '').length)
  );
}

/**
 * The family of a title; for "Welder / Fabricator" the family of the first part if that is a title
 * alone.
 */
export function familyOfTitle(words: string): string | null {
  const [first = ''] = words.split('/', 1);
  return (
    (first.length < words.length && hasTitleHead(first) ? titleFamily(first) : null) ??
    titleFamily(words)
  );
}

const titleWordsMax = 13;

/** "Formación de Carpintero" is training, not a role. */
const trainingFor = wholeWords(new RegExp(`^${title.training}\\s${title.ofTraining}\\b`, 'iu'));

/** Whether a piece begins with a training for a trade. */
export function isTrainingFor(words: string): boolean {
  return trainingFor.test(words);
}

/** "Repaired fishing boats" describes work; "Certified nurse" is a title. */
const deed = new RegExp(
  `^(?!${title.adjectives})\\p{Lu}\\p{Ll}+${title.deedEndings}\\s\\p{Ll}`,
  'u',
);
const noTitle = new RegExp(
  `^(?!\\d{1,2}${lexicon.dates.ordinalEndings}\\s)[\\d(]|^(?!${title.inLowerCase})\\p{Ll}|@|https?:|www\\.`,
  'u',
);
const atOrganisation = new RegExp(`(?:^|\\s)${title.atOrganisation}\\s`, 'iu');

const modified = new RegExp(`^\\p{Lu}\\p{Ll}+${title.modifierEndings}\\s`, 'u');
const modifiedWordsMax = 3;

/** "Marketing and Communications Director" begins like a deed but ends like a title, and so does "Nursing assistant". */
function isDeed(words: string): boolean {
  if (!deed.test(words)) return false;
  const last = words.split(/\s+/).at(-1) ?? '';
  if (!hasTitleHead(last)) return true;
  const isModified =
    modified.test(words) && words.split(/\s+/).length <= modifiedWordsMax && !/[^s]s$/.test(last);
  return !/^\p{Lu}/u.test(last) && !isModified;
}

/**
 * Confidence that a piece of a resume's line is a job title: 3 if a role family and a title head
 * agree, 2 for a head or a seniority alone, 1 for a family word alone, 0 for places, organisations,
 * lists of skills, sentences and anything else.
 */
export function titleStrength(words: string): 0 | 1 | 2 | 3 {
  const count = words.split(/\s+/).length;
  if (
    count > titleWordsMax ||
    words.length > 100 ||
    !/\p{L}{2}/u.test(words) ||
    noTitle.test(words) ||
    isDeed(words) ||
    trainingFor.test(words) ||
    isPlace(words)
  )
    return 0;
  const hasHead = hasTitleHead(words);
  if (isOrganisation(words) && !(hasHead && atOrganisation.test(words))) return 0;
  const family = titleFamily(words);
  if (hasHead) return family === null ? 2 : 3;
  if (titleSeniority(words) !== null && !isSkillList(words)) return 2;
  return family !== null && !isSkillList(words) ? 1 : 0;
}
