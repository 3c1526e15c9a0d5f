import { countWords, limits } from '@rolefit/contracts';
import { type PostingFields, type ReadField } from '../page-reading.js';

const names = ['title', 'company', 'logo', 'location', 'employmentType', 'datePosted'] as const;

/** Takes each field from the first source that has it; of the descriptions the first that is long enough to be scanned, for some sources hold a teaser. */
export function joinFields(sources: readonly Partial<PostingFields>[]): Omit<PostingFields, 'url'> {
  const fields: Partial<Record<(typeof names)[number], ReadField>> = {};
  for (const name of names) {
    const field = sources.find((source) => source[name] !== undefined)?.[name];
    if (field !== undefined) fields[name] = field;
  }
  return { ...fields, ...descriptionOf(sources) };
}

function descriptionOf(sources: readonly Partial<PostingFields>[]): { description?: ReadField } {
  const found = sources.flatMap(({ description }) => description ?? []);
  const description = found.find(({ value }) => countWords(value) >= limits.postingMinWords) ?? found[0];
  return description ? { description } : {};
}
