import { skillById } from '@rolefit/skills';

const invisible = /[\u00ad\u200b-\u200d\u2060]/gu;

function plain(words: string): string {
  return words.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/**
 * The name under which a skill is shown: a text's own word for it, never a name that the text does not use ("shell scripts" is not shown as "Bash").
 * The taxonomy's name stands where the text writes it, ignoring case; else the first of the text's words for it. Line ends and invisible characters
 * inside a name become a blank or nothing.
 * @param skillId id in the taxonomy, null for a skill that it does not know
 * @param spellings the words of the text that name the skill, in the order of the text; at least one
 */
export function spelledName(skillId: string | null, spellings: readonly string[]): string {
  const canonical = skillId === null ? undefined : skillById(skillId)?.name;
  const written = spellings.map(plain);
  const isWritten = canonical !== undefined && written.some((words) => words.toLowerCase() === canonical.toLowerCase());
  return isWritten ? canonical : (written[0] ?? canonical ?? '');
}
