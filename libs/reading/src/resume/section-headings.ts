import { resumeSectionSchema, type ResumeSection } from '@rolefit/contracts';
import { lexicon } from '../lexicon/all-languages.js';

const { resumeHeadings } = lexicon;
const order = resumeSectionSchema.options;

function sectionsByWord(
  bySection: Readonly<Partial<Record<ResumeSection, readonly string[]>>>,
): ReadonlyMap<string, ResumeSection> {
  return new Map(
    order.flatMap((section) => (bySection[section] ?? []).map((word) => [word, section])),
  );
}

const strongWords = sectionsByWord(resumeHeadings.strong);
/** Section words that are as often list items: they must look like a heading. */
const weakWords = sectionsByWord(resumeHeadings.weak);
const modifiers = new Set(resumeHeadings.modifiers);

/** Complete headings that cannot be recognised by single words. */
const phrases = order.flatMap((section) => {
  const whole = resumeHeadings.whole[section];
  return whole === undefined ? [] : [[section, new RegExp(`^${whole}$`, 'iu')] as const];
});

/**
 * Chinese headings have no spaces, so they are matched in parts: words of a section between generic
 * words.
 */
const chinese = Object.entries(resumeHeadings.unspaced).map(
  ([section, parts]) =>
    [resumeSectionSchema.parse(section), new RegExp(parts.join('|'), 'u')] as const,
);
// Words must be unique and not composed of others: otherwise a heading can be split in
// exponentially many ways.
const chineseWords = new Set([
  'IT',
  ...resumeHeadings.unspacedModifiers,
  ...Object.values(resumeHeadings.unspaced).flat(),
  String.raw`[\s/、&]`,
]);
const chineseHeading = new RegExp(`^(?:${[...chineseWords].join('|')})+$`, 'u');

/** Whether a line consists only of words of Chinese headings. */
export function isChineseHeading(han: string): boolean {
  return chineseHeading.test(han);
}

function chineseSection(bare: string): ResumeSection | null {
  const han = bare.replace(/(?<![A-Za-z\s])[A-Za-z\s]+$/, '');
  return isChineseHeading(han) ? (chinese.find(([, parts]) => parts.test(han))?.[0] ?? null) : null;
}

/** "WORKEXPERIENCE": letter-spaced headings also lose the spaces between words. */
function unjoined(word: string): string[] | null {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (strongWords.has(right) && (modifiers.has(left) || strongWords.has(left)))
      return [left, right];
  }
  return null;
}

/** Some PDFs lose ligatures: "Certi cations", "Prole". */
const lostLigatures = [...strongWords.keys(), ...weakWords.keys()]
  .filter((word) => /ffi|f[fil]/.test(word) && /^\p{ASCII}+$/u.test(word))
  .map((word) => [new RegExp(`\\b${word.replace(/ffi|f[fil]/, ' ?')}\\b`, 'i'), word] as const);

const anyLost = new RegExp(lostLigatures.map(([broken]) => broken.source).join('|'), 'i');

function withLigatures(bare: string): string {
  return !anyLost.test(bare)
    ? bare
    : lostLigatures.reduce((words, [broken, whole]) => words.replace(broken, whole), bare);
}

function wordsOf(bare: string): string[] {
  const words = withLigatures(bare)
    .toLowerCase()
    .split(/[\s/,·|+:]+|\s[-–—]\s/u)
    .filter(Boolean);
  const [only] = words;
  return words.length === 1 && only !== undefined && only.length >= 9 && !strongWords.has(only)
    ? (unjoined(only) ?? words)
    : words;
}

const technicalWords = new RegExp(`^${resumeHeadings.technical}$`);

/**
 * The section opened by a line that consists only of heading words, and whether one of them is
 * unambiguous.
 */
export interface HeadingWords {
  readonly section: ResumeSection;
  readonly isStrong: boolean;
}

/**
 * The section that a few words open as a heading, or null.
 * @param bare without surrounding numbers, icons and symbols
 */
export function headingWords(bare: string): HeadingWords | null {
  const phrase = phrases.find(([, pattern]) => pattern.test(bare))?.[0] ?? chineseSection(bare);
  if (phrase) return { section: phrase, isStrong: true };
  const words = wordsOf(bare);
  if (
    words.length === 0 ||
    words.length > 6 ||
    !words.every((word) => strongWords.has(word) || weakWords.has(word) || modifiers.has(word))
  )
    return null;
  const sections = words.flatMap((word) => strongWords.get(word) ?? []);
  if (sections.includes('languages') && words.some((word) => technicalWords.test(word)))
    return { section: 'skills', isStrong: true };
  const named = sections.find((section) => section !== 'other') ?? sections[0];
  if (named) return { section: named, isStrong: true };
  const hinted = words.flatMap((word) => weakWords.get(word) ?? [])[0];
  return hinted === undefined ? null : { section: hinted, isStrong: false };
}

const miscellaneous = new RegExp(`^${resumeHeadings.miscellaneous}$`, 'iu');

/** Whether words may be the heading of a miscellaneous section: "Other". Below a list they may just as well be a label in it. */
export function isMiscellaneousHeading(bare: string): boolean {
  return miscellaneous.test(bare);
}

const wishes = new RegExp(`^${resumeHeadings.wishes}$`, 'iu');

/** Whether a heading opens hobbies, interests or goals: its lines are liked or wished for, not done. */
export function isHeadingOfWishes(bare: string): boolean {
  return wishes.test(bare);
}
