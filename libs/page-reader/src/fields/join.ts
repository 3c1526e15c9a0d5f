import { countWords, limits } from '@rolefit/contracts';
import { type PostingFields, type ReadField } from '../page-reading.js';

const names = ['title', 'company', 'logo', 'location', 'employmentType', 'datePosted'] as const;

/**
 * Takes each field from the first source that has it; for the description the first that is long
 * enough to be scanned, since some sources contain a teaser.
 */
export function joinFields(sources: readonly Partial<PostingFields>[]): Omit<PostingFields, 'url'> {
  const fields: Partial<Record<(typeof names)[number], ReadField>> = {};
  for (const name of names) {
    const field = sources.find((source) => source[name] !== undefined)?.[name];
    if (field !== undefined) fields[name] = field;
  }
  return { ...fields, ...descriptionOf(sources) };
}

function descriptionOf(sources: readonly Partial<PostingFields>[]): { description?: ReadField } {
  const found = sources
    .flatMap(({ description }) => description ?? [])
    .map((field) => ({ field, words: countWords(field.value) }));
  const long = found.filter(({ words }) => words >= limits.postingMinWords);
  const { field } = long.find((each) => !isTeaser(each, long)) ?? long[0] ?? found[0] ?? {};
  return field ? { description: field } : {};
}

interface Counted {
  readonly field: ReadField;
  readonly words: number;
}

/** Whether a text ends in an ellipsis and another one contains the rest. */
function isTeaser({ field, words }: Counted, others: readonly Counted[]): boolean {
  const tail = field.value.replace(/^[^]*[\p{L}\p{N}]/u, '');
  return /…|\.{3}/.test(tail) && others.some((other) => other.words > 2 * words);
}
