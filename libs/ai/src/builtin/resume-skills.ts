import type { ResumeSkill, SkillEvidence } from '@rolefit/contracts';
import { skillById, skillByName, skillKey, type SkillMention } from '@rolefit/skills';
import { quoteOf } from './lines.js';
import { mentionsWithin } from './mentions.js';
import type { SectionedLine } from './resume-sections.js';

/** A name in a list of skills that the taxonomy does not know. */
interface ListedName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const listSeparator = /\s*(?:[,;|•·●▪/]|\s[-–—]\s|\t| {3,})\s*/gu;
// The Latin of templates, and words that rate or fill but name nothing.
const placeholder = /\b(?:skill|lorem|ipsum|dolor|amet|vitae|adipiscing|consectetu\w+|elit|felis|donec|congue|tristique|blandit|libero|erat|morbi|placerat|xxx+|project|other|your|name|level|years?|beginner|intermediate|advanced|expert|proficient|basic|native|fluent|etc)\b|^\d|\d{4}|@|https?:|www\.|\.(?:com|inc|org|net|io)$|[.!?]$|^(?:and|or|und|et|y|the|with|on|in|of)\s/iu;

/**
 * Names in the lists of a skills section that the taxonomy does not know. Only where the line is a list (two items or more), and an item is one
 * to three words, begins with a capital or looks technical, holds no skill that is known (then it is a fragment of a wrapped line), and is no
 * placeholder of a template.
 */
function unknownNames(line: SectionedLine, mentions: readonly SkillMention[]): ListedName[] {
  const colon = line.text.indexOf(':');
  const from = colon > 0 && colon < 40 ? colon + 1 : 0;
  const body = line.text.slice(from);
  const cuts = [...body.matchAll(listSeparator)];
  if (cuts.length < 2 || body.length / (cuts.length + 1) > 30) return [];
  const names: ListedName[] = [];
  let at = 0;
  for (const cut of [...cuts, null]) {
    const piece = body.slice(at, cut?.index ?? body.length);
    const name = piece.replace(/\([^()]{0,40}\)?/g, '').replace(/[()]/g, '').trim();
    const start = line.start + from + at + piece.indexOf(name);
    const isKnown = mentions.some((mention) => mention.start < start + name.length && start < mention.end);
    const isName = !isKnown && /^(?=.*\p{L})[\p{L}\p{N}][\p{L}\p{N}+#. '-]{0,38}[\p{L}\p{N}+#]$/u.test(name) && name.split(/\s+/).length <= 3 && /^\p{Lu}|\p{Lu}|\d|[+#.]/u.test(name);
    if (isName && !placeholder.test(name) && !skillByName(name)) names.push({ name, start, end: start + name.length });
    if (cut) at = cut.index + cut[0].length;
  }
  return names;
}

/** A line of contact data, a page's foot or a template's instruction proves nothing: the address of a profile is no skill. */
function isContact(line: SectionedLine): boolean {
  if (/:\/\/\s|\s[-–—|·]\s?(?:page )?\d{1,2}\s?(?:\/|of)\s?\d{1,2}$|\[(?:if |your |insert |optional)[^\]]{0,40}\]/iu.test(line.text) && line.text.length < 160) return true;
  return /@[\w-]+\.|https?:|www\.|\b[\w-]+\.(?:com|org|net|io|dev)\b|\+?\d[\d ().-]{7,}\d/iu.test(line.text) && line.text.length < 160 && (line.isHead || line.section === 'other');
}

/** The first line is the person's name, where it holds nothing else. */
function isName(line: SectionedLine, at: number): boolean {
  return at === 0 && line.isHead && /^[\p{L}.'’ -]{3,40}$/u.test(line.text) && line.text.split(/\s+/).length <= 4;
}

// One line in a hundred that names Java proves Java no better than ten do.
const evidenceMax = 12;

/**
 * The skills of a resume, in the order of their first line, each with the lines that show it.
 * @param roleOf index of the role that a line tells of, by the line's index
 */
export function resumeSkills(text: string, lines: readonly SectionedLine[], mentions: readonly SkillMention[], roleOf: ReadonlyMap<number, number>): ResumeSkill[] {
  const skills = new Map<string, { name: string; skillId: string | null; evidence: SkillEvidence[] }>();
  const add = (key: string, name: string, skillId: string | null, evidence: SkillEvidence) => {
    const known = skills.get(key) ?? { name, skillId, evidence: [] };
    skills.set(key, known);
    const isSameLine = known.evidence.some(({ quote }) => quote.start <= evidence.quote.start && quote.end >= evidence.quote.end);
    if (!isSameLine && known.evidence.length < evidenceMax) known.evidence.push(evidence);
  };
  lines.forEach((line, at) => {
    if (isContact(line) || isName(line, at)) return;
    const evidence = (start: number, end: number): SkillEvidence => ({
      quote: quoteOf(text, line.start, line.end, start, end),
      section: line.section,
      role: roleOf.get(at) ?? null,
    });
    for (const { skillId, start, end } of mentionsStarting(mentions, lines, at)) {
      const stop = Math.min(end, line.end);
      add(skillId, skillById(skillId)?.name ?? skillId, skillId, end > line.end ? { ...evidence(start, stop), quote: quoteOf(text, line.start, end, start, end) } : evidence(start, stop));
    }
    if (line.section === 'skills' && !line.isHeading) for (const { name, start, end } of unknownNames(line, mentionsWithin(mentions, line.start, line.end))) add(skillKey(name), name, null, evidence(start, end));
  });
  return [...skills.values()];
}

/** The mentions that begin in this line; one may end in the next, where the line was wrapped. */
function mentionsStarting(mentions: readonly SkillMention[], lines: readonly SectionedLine[], at: number): SkillMention[] {
  const line = lines[at];
  if (!line || line.isHeading) return [];
  const until = lines[at + 1]?.end ?? line.end;
  return mentionsWithin(mentions, line.start, until).filter(({ start }) => start < line.end);
}
