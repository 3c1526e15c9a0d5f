import type { SectionedLine } from './resume-sections.js';

const shortLine = 160;

/** A line of contact data, a page's foot or a template's instruction proves nothing: the address of a profile is no skill. */
export function isContact(line: SectionedLine): boolean {
  if (line.text.length >= shortLine) return false;
  if (/:\/\/\s|\s[-–—|·]\s?(?:page )?\d{1,2}\s?(?:\/|of)\s?\d{1,2}$|\[(?:if |your |insert |optional)[^\]]{0,40}\]|^list (?:computer|foreign|scientific|activities)/iu.test(line.text)) return true;
  return /@[\w-]+\.|https?:|www\.|\b[\w-]+\.(?:com|org|net|io|dev)\b|\+?\d[\d ().-]{7,}\d/iu.test(line.text) && (line.isHead || line.section === 'other');
}

/** The first line is the person's name, where it holds nothing else. */
export function isPersonName(line: SectionedLine, at: number): boolean {
  return at === 0 && line.isHead && /^[\p{L}.'’ -]{3,40}$/u.test(line.text) && line.text.split(/\s+/).length <= 4;
}
