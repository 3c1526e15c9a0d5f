import { isOccupation, type SkillMention } from '@rolefit/skills';
import type { Unit } from '../document/units.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import { isOfOthers } from '../sentence/licences-of-others.js';
import { hasTitleHead } from '../sentence/title-heads.js';
import { isCertificate } from './skill-kinds.js';

const asks = lexicon.postingAsks;

/** "The sales team", "our marketing manager": people, not skills. */
const people = wholeWords(new RegExp(String.raw`^[\s/-]{1,3}(?:\p{L}+\s)?${asks.people}\b`, 'iu'));
/** Words in the next item are no part of the name: "Good communication skills", then "A team player". */
const nextItem = /^[^\S\n]*\n[^\S\n]*-/u;
const nextLine = /^[^\S\n]*\n\s*\p{Lu}/u;
const itemWords = 4;
/** "Department of Physics", "head of marketing": a place or a person. */
const namedAfter = new RegExp(String.raw`${asks.beforeNames}\s$`, 'iu');

/** "Under the supervision of a registered nurse", up to the end of the phrase: whom one works for. */
const superiors = wholeWords(
  new RegExp(String.raw`\b(?:${asks.superiors})(?![\p{L}])[^,.;:()\n]{0,40}$`, 'iu'),
);

function isSuperior(text: string, { start }: SkillMention): boolean {
  return superiors.test(text.slice(Math.max(0, start - 80), start));
}

const colleagues = wholeWords(
  new RegExp(String.raw`\b(?:${asks.colleagues})(?![\p{L}])[^.;:()\n]{0,60}$`, 'iu'),
);

/** "Contact for auditors": somebody of another profession, whose licence is not asked for. */
function isColleague(text: string, mention: SkillMention): boolean {
  const { start, end } = mention;
  const words = text.slice(start, end);
  return (
    isCertificate(mention) &&
    (isOccupation(words) || hasTitleHead(words)) &&
    colleagues.test(text.slice(Math.max(0, start - 80), start))
  );
}

/** "Must supervise 12 registered nurses": people whom one leads. */
function isOfStaff(unit: Unit, mention: SkillMention): boolean {
  const place = { start: mention.start - unit.start, end: mention.end - unit.start };
  return isCertificate(mention) && isOfOthers(unit.text, place);
}

/** Whether an item of a list ends with a skill. Without bullets, only a short line is an item; a longer one may be wrapped: "… our marketing", "team". */
function endsItem(text: string, { start, end }: SkillMention): boolean {
  const after = text.slice(end, end + 40);
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, end);
  return (
    nextItem.test(after) || (nextLine.test(after) && line.trim().split(/\s+/u).length <= itemWords)
  );
}

/** Whether the words of a skill name people or their department: "the sales team", "head of marketing". */
export function isPeople(text: string, mention: SkillMention): boolean {
  const { start, end } = mention;
  return (
    (people.test(text.slice(end, end + 40)) && !endsItem(text, mention)) ||
    namedAfter.test(text.slice(Math.max(0, start - 40), start))
  );
}

/** Whether a skill is that of somebody whom the posting's reader works for, with or above. */
export function isOfOtherPeople(text: string, unit: Unit, mention: SkillMention): boolean {
  return isSuperior(text, mention) || isColleague(text, mention) || isOfStaff(unit, mention);
}
