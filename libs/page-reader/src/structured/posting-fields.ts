import { dayField, descriptionField, lineField, logoField } from '../fields/clean.js';
import { bareWords } from '../html/texts.js';
import { type FieldSource, type PostingFields } from '../page-reading.js';
import { type StatedPosting } from './job-posting.js';

/** The cleaned fields of a stated posting. */
export function fieldsOf(
  posting: StatedPosting,
  base: string,
  source: FieldSource,
): Partial<PostingFields> {
  const description = descriptionField(
    descriptionOf(posting),
    source,
    [...new Set(posting.texts.map(({ property }) => property))].join(', '),
  );
  const isCut = posting.texts.some(({ text }) => text.isCut);
  return {
    title: lineField('title', posting.title, source, 'title'),
    company: lineField('company', posting.company, source, 'hiringOrganization'),
    logo: logoField(posting.logo, base, source, 'hiringOrganization.logo'),
    location: lineField('location', posting.location, source, 'jobLocation'),
    employmentType: lineField(
      'employmentType',
      posting.employmentType?.replaceAll('_', ' '),
      source,
      'employmentType',
    ),
    datePosted: dayField(posting.datePosted, source, 'datePosted'),
    description: description && isCut ? { ...description, isCut } : description,
  };
}

/** The description, extended by other properties whose text it lacks. */
export function descriptionOf({ texts }: StatedPosting): string {
  const parts: string[] = [];
  let last = 'description';
  let said = '';
  for (const { property, text } of texts) {
    const markdown = text.markdown();
    const words = bareWords(markdown);
    if (words === '' || said.includes(words)) continue;
    parts.push(property === last ? markdown : `## ${nameOf(property)}\n\n${markdown}`);
    last = property;
    said += ` ${words}`;
  }
  return parts.join('\n\n');
}

/** `educationRequirements` → "Education requirements". */
function nameOf(property: string): string {
  const words = property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
