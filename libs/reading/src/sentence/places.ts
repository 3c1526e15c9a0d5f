import { lexicon } from '../lexicon/all-languages.js';

const words = lexicon.places;
const named = new RegExp(`^(?:${words.countries}|${words.cities})$`, 'iu');
const cityAndRegion =
  /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2},\s?(?:\p{Lu}{2}|\p{Lu}\.\p{L}+)(?:,\s?\p{L}[\p{L}. ]+)?(?:\s\d{5})?$/u;
const ways = new RegExp(`^${words.ways}(?:\\s.{0,20})?$`, 'iu');
const cityWithSurroundings = new RegExp(`^(?:${words.around} )?\\p{Lu}[\\p{L}.'’ -]+$`, 'u');

/** "…, TX Forklift Operator": the end of a place, with what follows it. */
export const endOfPlace = new RegExp(
  `\\s?,\\s?${words.regions}(?:\\s?,\\s?${words.afterRegion})?(?=\\s(?:\\p{Lu}|[*•])|$)`,
  'u',
);

/**
 * Whether a piece names a place, alone or as "City, ST", "City, Country", "City, ST & City, ST".
 */
export function isPlace(piece: string): boolean {
  const bare = piece
    .replace(/^[\s(]+/u, '')
    .replace(/(?<![\s).])[\s).]+$/u, '')
    .trim();
  if (named.test(bare) || cityAndRegion.test(bare) || ways.test(bare)) return true;
  const parts = bare.split(/\s?(?:,|&|\/)\s?/u);
  return (
    parts.length > 1 &&
    parts.every(
      (part) =>
        named.test(part.trim()) ||
        /^\p{Lu}{2}$/u.test(part.trim()) ||
        cityWithSurroundings.test(part),
    ) &&
    parts.slice(1).some((part) => named.test(part.trim()) || /^\p{Lu}{2}$/u.test(part.trim()))
  );
}
