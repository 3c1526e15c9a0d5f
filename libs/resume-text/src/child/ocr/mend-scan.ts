/** A bullet is recognised as a letter or a sign of its size. */
const bullet = /^[eo©®*»¢] (?=[\p{Lu}\p{N}])/gmu;
/** One such line may be a sentence that goes on; a list has more. */
const minBullets = 3;

const withDashes = (text: string): string =>
  (text.match(bullet)?.length ?? 0) < minBullets ? text : text.replace(bullet, '- ');

/** Mends what the recogniser confuses on a page: bullets, a bar for "I" at the start of a sentence, and paragraphs between the items of a list. */
export function mendScan(text: string): string {
  return withDashes(text)
    .replace(/(^|[.!?:] )\| (?=\p{Ll})/gmu, '$1I ')
    .replace(/\n{2,4}(?=[-•] )/g, '\n');
}
