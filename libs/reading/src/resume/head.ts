import { lexicon } from '../lexicon/all-languages.js';
import type { SectionedLine } from './sections.js';

const words = lexicon.contactLines;

const shortLine = 160;
// Name and mail address also appear in page footers.
const footChars = 90;
const addressChars = 50;

/** A profile link: "GitHub: jdoe" is not evidence of a skill. */
const profile = new RegExp(
  String.raw`^(?:${words.my} )?(?:github|gitlab|bitbucket|linkedin|xing|twitter|medium|behance|dribbble|facebook|instagram|youtube|kaggle|orcid|hackerrank|leetcode|stack ?overflow|skype|telegram|whatsapp|wechat)(?: ?${words.profiles})?(?:\s?[:/–—-].{0,60}|\s\S{1,30})?$`,
  'iu',
);
const footer = new RegExp(
  String.raw`:\/\/\s|\s[-–—|·]\s?(?:${words.pages} )?\d{1,2}\s?(?:\/|${words.of})\s?\d{1,2}$|\[${words.instructions}[^\]]{0,40}\]`,
  'iu',
);

/**
 * Contact data, page footers and template instructions are not evidence: the address of a profile
 * is no skill.
 */
export function isContact(line: SectionedLine): boolean {
  if (line.text.length >= shortLine) return false;
  if (line.text.length < footChars && /[\w.+-]@[\w-]+\.\w/.test(line.text)) return true;
  if (footer.test(line.text)) return true;
  if (profile.test(line.text) && (line.isHead || line.section === 'other')) return true;
  if (!line.isHead && line.section !== 'other') return false;
  // "socket.io" in a longer line is a tool, in a short one an address.
  const isAddress = /@[\w-]+\.|https?:|www\.|\+?\d[\d ().-]{7,}\d/iu.test(line.text);
  return (
    isAddress ||
    ((line.isHead || line.text.length < addressChars) &&
      /[\w-]\.(?:com|org|net|io|dev)\b/iu.test(line.text))
  );
}

/**
 * As `isContact`, for the cell of a line that holds a position: an address in one column says nothing about the others.
 * @param at offset in the text, within the line
 */
export function isContactAt(line: SectionedLine, at: number): boolean {
  if (!line.text.includes('\t')) return isContact(line);
  const place = at - line.start;
  const from = line.text.lastIndexOf('\t', place) + 1;
  const to = line.text.indexOf('\t', place);
  const text = line.text.slice(from, to < 0 ? undefined : to).trim();
  return isContact({ ...line, text });
}

/** The first line is the person's name if it contains nothing else. */
export function isPersonName(line: SectionedLine, at: number): boolean {
  return (
    at === 0 &&
    line.isHead &&
    /^[\p{L}.'’ -]{3,40}$/u.test(line.text) &&
    line.text.split(/\s+/).length <= 4
  );
}

const nameLines = 6;

/** The name that a resume begins with: the first line or cell of two to four capitalised words in its head, or null. */
export function personName(lines: readonly SectionedLine[]): string | null {
  for (const line of lines.slice(0, nameLines)) {
    const words = line.text.split(/\t|\s[|•·–—]\s|,\s/u)[0]?.trim() ?? '';
    if (
      line.isHead &&
      !line.isHeading &&
      /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(words)
    )
      return words;
  }
  return null;
}
