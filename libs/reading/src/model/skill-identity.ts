import { skillKey } from '@rolefit/skills';
import { lexicon } from '../lexicon/all-languages.js';

const fillers = new RegExp(`^${lexicon.claims.fillers}$`, 'u');

/**
 * Key by which two readings refer to the same skill: its taxonomy id, otherwise its words
 * regardless of case, number and spacing, without generic words such as "experience" ("isotope
 * probing" and "Isotope-probing experience").
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
