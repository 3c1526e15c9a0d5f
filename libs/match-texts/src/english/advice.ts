import type { AdviceValues } from '@rolefit/contracts';
import type { NameOf, TextsFor } from '../texts.js';
import { count, listOf, quoted } from './amounts.js';
import { languageName } from './names.js';

const showSkills = {
  use: (names: string) => `Used ${names}? Show it in a role.`,
  know: (names: string) => `Experience with ${names}? Show it in a role.`,
  hold: (names: string) => `Hold ${names}? Name it with its date.`,
} as const;

function aOrAn(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

function moreOf({ skills, field, occupation }: AdviceValues['add-roles']): string {
  if (skills.length > 0) return `years of ${listOf(skills)}`;
  if (occupation !== null) return `years as ${occupation}`;
  return field === null ? 'experience of this kind' : `years in ${field}`;
}

/** "Registered nurse" within a sentence; abbreviations keep their capitals. */
function withinSentence(name: string): string {
  return /^\p{Lu}\P{Ll}/u.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** What to do about a requirement or a condition. */
export const adviceIn = (name: NameOf): TextsFor<AdviceValues> => ({
  'show-in-role': ({ name: skill, isTool }) =>
    isTool
      ? `Only listed: ${skill}. Show in a role what you used it for.`
      : `Only listed: ${skill}. Show it in a role, with dates.`,
  'say-in-role': ({ label, title }) =>
    title === null
      ? `Did one of your roles include ${name(label)}? Say so there.`
      : `Did your work as ${title} include ${name(label)}? Say so there.`,
  'name-beside': ({ name: skill, held }) => `Know ${skill}? Name it beside ${held}.`,
  'show-skills': ({ how, labels }) =>
    showSkills[how](listOf(labels.map(name), how === 'hold' ? 'and' : 'or')),
  'name-licence': ({ occupation }) =>
    `Licensed as ${aOrAn(withinSentence(occupation))}? Name it with its date.`,
  'name-similar-role': () => 'Held a similar role? Add its title and dates.',
  'add-roles': (subject) => `More ${moreOf(subject)}? Add those roles with dates.`,
  'name-degree': ({ hasOther }) =>
    hasOther
      ? 'Have a degree closer to this? Add it with level and field.'
      : 'Have this degree, or one like it? Add it with level and field.',
  'name-language': ({ code }) => `${languageName(code)}? Add it with your level.`,
  'raise-language': ({ code, in: where }) =>
    where === 'answers'
      ? `Is your ${languageName(code)} better than you stated? Change its level in your answers.`
      : `Is your ${languageName(code)} better than your resume says? Give its level.`,
  'add-line': ({ work }) => `Add a line about ${quoted(work)} if you’ve done it.`,
  'state-condition': ({ kind, label }) =>
    kind === 'place'
      ? `${name(label)}: if that works for you, say so in your resume.`
      : `${name(label)}: if you have it, add it to your resume.`,
  'points-to-gain': ({ points }) => `Up to +${count(points, 'point')}.`,
  'may-decide': () => 'Won’t change the score, but can decide.',
});
