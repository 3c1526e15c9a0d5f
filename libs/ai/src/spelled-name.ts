import { skillById } from '@rolefit/skills';

const invisible = /[\u00ad\u200b-\u200d\u2060]/gu;

function plain(words: string): string {
  return words.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

// "Led a team" is how somebody tells of a skill, not what one calls it.
const telling = /(?:^|\s)(?:an?|the|my|our|your|their)\s/i;

/**
 * The name under which a skill is shown: a text's own word for it, never a name that the text does not use ("shell scripts" is not shown as "Bash").
 * The taxonomy's name stands where the text writes it, ignoring case; else the first of the text's words for it, unless
 * they tell of it in half a sentence ("led a team"). Line ends and invisible characters
 * inside a name become a blank or nothing.
 * @param skillId id in the taxonomy, null for a skill that it does not know
 * @param spellings the words of the text that name the skill, in the order of the text; at least one
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
