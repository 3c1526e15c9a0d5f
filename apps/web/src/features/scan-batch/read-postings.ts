import { limits } from '@rolefit/contracts';
import { emptyPosting, type PostingField, type PostingValues } from './batch-item';
import { CsvError, parseCsv } from './csv';
import { texts } from './texts';

/** The first postings of a file, as many as a list takes, and how many the file has; or why there are none. */
export type ReadPostings = { readonly postings: readonly PostingValues[]; readonly count: number } | { readonly problem: string };

/** Names of columns and keys, in lower case without blanks and signs, as job boards and spreadsheets have them. */
const names: Readonly<Record<PostingField, readonly string[]>> = {
  jobDescription: ['jobdescription', 'description', 'posting', 'jobposting', 'text', 'content', 'body'],
  companyName: ['companyname', 'company', 'employer', 'employername', 'organization', 'organisation'],
  url: ['url', 'link', 'joburl', 'joblink', 'jobposturl', 'posturl', 'postingurl', 'applyurl', 'href'],
  logo: ['logo', 'logourl', 'companylogo', 'companylogourl'],
  title: ['title', 'jobtitle', 'position', 'role'],
};

const fieldOf = new Map<string, PostingField>();
for (const field of ['jobDescription', 'companyName', 'url', 'logo', 'title'] as const) for (const name of names[field]) fieldOf.set(name, field);

function fieldNamed(name: string): PostingField | undefined {
  return fieldOf.get(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
}

/** Of several that mean the same the first that says something counts. */
function postingFrom(values: Iterable<readonly [field: PostingField, value: string]>): PostingValues {
  const found: Partial<Record<PostingField, string>> = {};
  for (const [field, value] of values) if (!found[field]) found[field] = value;
  return { ...emptyPosting, ...found };
}

function fromCsv(text: string): ReadPostings {
  const records = parseCsv(text);
  const header = records.next().value ?? [];
  // Looked up once, so that many columns and many records together cost no more than the file is long.
  const columns = header.flatMap((name, column) => {
    const field = fieldNamed(name);
    return field === undefined ? [] : [{ field, column }];
  });
  if (!columns.some(({ field }) => field === 'jobDescription')) return { problem: texts.file.noDescriptionColumn };
  const postings: PostingValues[] = [];
  let count = 0;
  for (const record of records) {
    count += 1;
    if (postings.length < limits.batchPostings) postings.push(postingFrom(columns.map(({ field, column }) => [field, record[column] ?? ''] as const)));
  }
  return count === 0 ? { problem: texts.file.onlyHeader } : { postings, count };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An array, the first one in an object (`{ "postings": [...] }`), or one posting alone. */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isRecord(value) && Object.keys(value).some((name) => fieldNamed(name) === 'jobDescription')) return [value];
  return isRecord(value) ? Object.values(value).find((inner): inner is unknown[] => Array.isArray(inner)) : undefined;
}

function postingFromJson(value: unknown): PostingValues {
  const written = (one: unknown) => (typeof one === 'string' ? one : typeof one === 'number' ? String(one) : '');
  // A text alone is a posting of which nothing else is known.
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

/** Spreadsheets save in UTF-8, in UTF-16 or, on older systems, in the Western code page. */
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

/** Reads the text of a CSV with a header line, or of a JSON array. */
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

/** Reads the bytes of a file. What it is shows in its content, not in its name. */
export function readBytes(bytes: ArrayBuffer): ReadPostings {
  const text = decode(bytes);
  return text.includes('\u0000') ? { problem: texts.file.noText } : readPostings(text);
}
