import { skillKey } from '@rolefit/skills';

const fillers =
  /^(?:an?|the|of|in|with|and|und|et|y|good|strong|experience|skills?|knowledge|expertise|techniques?|methods?)$/u;

/**
 * What makes two readings of a text speak of one skill: its id in the taxonomy; beyond it its words, whatever their case, number and blanks, without
 * words that every skill may have beside it ("isotope probing" and "Isotope-probing experience").
 */
export function skillIdentity({
  skillId,
  name,
}: {
  readonly skillId: string | null;
  readonly name: string;
}): string {
  if (skillId !== null) return skillId;
  const words = (name.toLowerCase().match(/[\p{L}\p{N}+#.]+/gu) ?? []).filter(
    (word) => !fillers.test(word),
  );
  const singular = words.map((word) => (word.length > 4 ? word.replace(/(?<![su])s$/u, '') : word));
  return singular.length === 0 ? skillKey(name) : skillKey(singular.join(' '));
}
