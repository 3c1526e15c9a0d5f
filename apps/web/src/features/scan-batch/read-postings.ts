import { limits } from '@rolefit/contracts';
import { emptyPosting, type PostingField, type PostingValues } from './batch-item';
import { CsvError, parseCsv } from './csv';
import { texts } from './texts';

/** The first postings of a file up to the limit of a batch, and their total number; or an error. */
export type ReadPostings =
  | { readonly postings: readonly PostingValues[]; readonly count: number }
  | { readonly problem: string };

/** Aliases of columns and keys in job boards and spreadsheets, lower-case without separators. */
const names: Readonly<Record<PostingField, readonly string[]>> = {
  jobDescription: [
    'jobdescription',
    'description',
    'posting',
    'jobposting',
    'text',
    'content',
    'body',
  ],
  companyName: [
    'companyname',
    'company',
    'employer',
    'employername',
    'organization',
    'organisation',
  ],
  url: [
    'url',
    'link',
    'joburl',
    'joblink',
    'jobposturl',
    'posturl',
    'postingurl',
    'applyurl',
    'href',
  ],
  logo: ['logo', 'logourl', 'companylogo', 'companylogourl'],
  title: ['title', 'jobtitle', 'position', 'role'],
};

const fieldOf = new Map<string, PostingField>();
for (const field of ['jobDescription', 'companyName', 'url', 'logo', 'title'] as const)
  for (const name of names[field]) fieldOf.set(name, field);

function fieldNamed(name: string): PostingField | undefined {
  return fieldOf.get(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
}

/** Of several columns for one field, the first non-empty one wins. */
function postingFrom(
  values: Iterable<readonly [field: PostingField, value: string]>,
): PostingValues {
  const found: Partial<Record<PostingField, string>> = {};
  for (const [field, value] of values) if (!found[field]) found[field] = value;
  return { ...emptyPosting, ...found };
}

function fromCsv(text: string): ReadPostings {
  const records = parseCsv(text);
  const header = records.next().value ?? [];
  // Resolved once, so that the cost is linear in the size of the file.
  const columns = header.flatMap((name, column) => {
    const field = fieldNamed(name);
    return field === undefined ? [] : [{ field, column }];
  });
  if (!columns.some(({ field }) => field === 'jobDescription'))
    return { problem: texts.file.noDescriptionColumn };
  const postings: PostingValues[] = [];
  let count = 0;
  for (const record of records) {
    count += 1;
    if (postings.length < limits.batchPostings)
      postings.push(
        postingFrom(columns.map(({ field, column }) => [field, record[column] ?? ''] as const)),
      );
  }
  return count === 0 ? { problem: texts.file.onlyHeader } : { postings, count };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An array, the first array in an object (`{ "postings": [...] }`), or a single posting. */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isRecord(value) && Object.keys(value).some((name) => fieldNamed(name) === 'jobDescription'))
    return [value];
  return isRecord(value)
    ? Object.values(value).find((inner): inner is unknown[] => Array.isArray(inner))
    : undefined;
}

function postingFromJson(value: unknown): PostingValues {
  const written = (one: unknown) =>
    typeof one === 'string' ? one : typeof one === 'number' ? String(one) : '';
  // A string is a posting without other fields.
  if (!isRecord(value)) return { ...emptyPosting, jobDescription: written(value) };
  return postingFrom(
    Object.entries(value).flatMap(([name, one]) => {
      const field = fieldNamed(name);
      return field === undefined ? [] : [[field, written(one)] as const];
    }),
  );
}

function fromJson(text: string): ReadPostings {
  const list = listIn(JSON.parse(text));
  if (list === undefined) return { problem: texts.file.noJsonArray };
  if (list.length === 0) return { problem: texts.file.emptyJsonArray };
  return { postings: list.slice(0, limits.batchPostings).map(postingFromJson), count: list.length };
}

/** Spreadsheets save as UTF-8, UTF-16 or, on older systems, Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Parses a CSV with a header line, or a JSON array. */
export function readPostings(text: string): ReadPostings {
  const content = text.replace(/^\ufeff/, '').trimStart();
  try {
    return /^[[{]/.test(content) ? fromJson(content) : fromCsv(content);
  } catch (error) {
    if (error instanceof CsvError) return { problem: texts.file.openQuote(error.line) };
    if (error instanceof SyntaxError) return { problem: texts.file.brokenJson };
    throw error;
  }
}

/** Parses the bytes of a file. The format is detected from the content, not the name. */
export function readBytes(bytes: ArrayBuffer): ReadPostings {
  const text = decode(bytes);
  return text.includes('\u0000') ? { problem: texts.file.noText } : readPostings(text);
}
