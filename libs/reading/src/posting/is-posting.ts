import type { SkillMention } from '@rolefit/skills';
import type { Line } from '../document/lines.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import { findDateRanges } from '../sentence/dates.js';
import { headingOf } from './sections.js';

const words = lexicon.postingSigns;

/** Phrases specific to postings, each counted once. */
const signs: readonly RegExp[] = [
  String.raw`\b${words.seeking}\b`,
  String.raw`\b${words.duties}\b`,
  String.raw`\b${words.requirements}\b`,
  String.raw`\b(?:\d\+?|${words.numbers}) ?(?:\+ )?${words.years}['’]?\b.{0,30}\b${words.experience}|\b${words.experienceIn}\b`,
  String.raw`\b${words.applying}`,
  String.raw`\b${words.terms}\b|(?:[$€£]\s?\d[\d.,]{0,15}|\d[\d.,]{0,15}\s?(?:€|EUR|${lexicon.pay.currencies.EUR}))\s?(?:\/\s?|${words.per})${words.times}\b`,
  String.raw`\b${words.law}\b`,
  String.raw`\b${words.position}\b|\(\s?[mwfdx](?:\s?\/\s?[mwfdx]){1,3}\s?\)|\b[HF]\/[HF]\b`,
  String.raw`\b${words.telling}\b`,
].map((source) => wholeWords(new RegExp(source, 'iu')));

const minSigns = 3;
const linesRead = 300;
const lineChars = 160;

// A posting may name the period of a contract.
const datedLinesMin = 2;

/** Whether several short lines contain a time span, as the roles of a resume do. */
function isCareer(lines: readonly Line[]): boolean {
  let dated = 0;
  for (const { text } of lines.slice(0, linesRead))
    if (text.length <= lineChars && findDateRanges(text).length > 0 && ++dated >= datedLinesMin)
      return true;
  return false;
}

/**
 * Whether a text is a job posting: at least three different signals, posting headings counting
 * double, and at least one requirement. A resume has headings and skills too, but contains dates
 * and never addresses "you".
 */
export function isPosting(
  text: string,
  lines: readonly Line[],
  mentions: readonly SkillMention[],
): boolean {
  const sample = text.slice(0, 60_000);
  const count = signs.filter((sign) => sign.test(sample)).length;
  const sections = new Set(
    lines
      .map((line) => headingOf(line)?.section)
      .filter(
        (section) => section === 'required' || section === 'duties' || section === 'preferred',
      ),
  );
  if (!(signs.at(-1)?.test(sample) ?? false) && isCareer(lines)) return false;
  return (
    count + Math.min(2, sections.size) >= minSigns && (mentions.length > 0 || count >= minSigns)
  );
}
