import { skillById } from '@rolefit/skills';
import { lexicon } from '../lexicon/all-languages.js';

const invisible = /[\u00ad\u200b-\u200d\u2060]/gu;

function plain(words: string): string {
  return words.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

// "Led a team" describes a skill but is not its name.
const telling = new RegExp(`(?:^|\\s)${lexicon.skills.determiners}\\s`, 'iu');

/**
 * The displayed name of a skill: a word of the text itself, never a name that the text does not use
 * ("shell scripts" is not displayed as "Bash"). The taxonomy's name if the text contains it,
 * ignoring case; otherwise the first of the text's spellings that is not half a sentence ("led a
 * team"). Line ends become spaces and invisible characters are removed.
 * @param skillId id in the taxonomy, null for an unknown skill
 * @param spellings words of the text that name the skill, in text order; at least one
 */
export function spelledName(skillId: string | null, spellings: readonly string[]): string {
  const canonical = skillId === null ? undefined : skillById(skillId)?.name;
  const written = spellings.map(plain);
  const isWritten =
    canonical !== undefined &&
    written.some((words) => words.toLowerCase() === canonical.toLowerCase());
  const named =
    canonical === undefined ? written[0] : written.find((words) => !telling.test(words));
  return isWritten ? canonical : (named ?? canonical ?? '');
}
