import { limits } from '@rolefit/contracts';
import { dayField, descriptionField, lineField, logoField } from '../clean-fields.js';
import { toMarkdown, tidyLines } from '../html/markdown.js';
import { parseHtml } from '../html/parse-html.js';
import { decoded } from '../html/texts.js';
import { type FieldSource, type PostingFields } from '../page-reading.js';
import { type StatedPosting } from './job-posting.js';

/** The fields of a stated posting, clean. */
export function fieldsOf(posting: StatedPosting, base: string, source: FieldSource): Partial<PostingFields> {
  return {
    title: lineField('title', posting.title, source, 'title'),
    company: lineField('company', posting.company, source, 'hiringOrganization'),
    logo: logoField(posting.logo, base, source, 'hiringOrganization.logo'),
    location: lineField('location', posting.location, source, 'jobLocation'),
    employmentType: lineField('employmentType', posting.employmentType?.replaceAll('_', ' '), source, 'employmentType'),
    datePosted: dayField(posting.datePosted, source, 'datePosted'),
    description: descriptionField(descriptionOf(posting), source, posting.texts.map(({ property }) => property).join(', ')),
  };
}

/** The description, and what the other properties say that it does not. */
export function descriptionOf({ texts }: StatedPosting): string {
  const parts: string[] = [];
  for (const { property, text } of texts) {
    const markdown = markdownOf(text);
    if (markdown === '' || bare(parts.join('\n')).includes(bare(markdown))) continue;
    parts.push(property === 'description' ? markdown : `## ${nameOf(property)}\n\n${markdown}`);
  }
  return parts.join('\n\n');
}

/** A text of structured data, which is HTML, HTML whose tags were encoded, or plain lines. */
export function markdownOf(text: string): string {
  const plain = decoded(text.slice(0, 10 * limits.postingChars));
  return /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i.test(plain) ? toMarkdown(parseHtml(plain)) : tidyLines(plain);
}

function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim().toLowerCase();
}

/** `educationRequirements` → "Education requirements". */
function nameOf(property: string): string {
  const words = property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
