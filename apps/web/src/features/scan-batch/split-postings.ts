import { emptyPosting, type PostingField, type PostingValues } from './batch-item';

/** A line of three or more hyphens or equals signs. */
const separatorLine = /^\s*(?:-{3,}|={3,})\s*$/;
const blankLinesBetween = 3;

/**
 * Splits a pasted text into postings at lines of `---` or `===`, or at three or more blank lines.
 * @returns trimmed, non-empty texts
 */
export function splitPostings(pasted: string): string[] {
  const postings: string[] = [];
  let lines: string[] = [];
  let blanks = 0;
  const close = () => {
    const posting = lines.join('\n').trim();
    if (posting !== '') postings.push(posting);
    lines = [];
  };
  for (const line of pasted.split(/\r\n?|\n/)) {
    blanks = line.trim() === '' ? blanks + 1 : 0;
    if (blanks === blankLinesBetween || separatorLine.test(line)) close();
    else lines.push(line);
  }
  close();
  return postings;
}

/** In English and German, whatever the language of the screens. */
const labels: Readonly<Record<string, PostingField>> = {
  company: 'companyName',
  'company name': 'companyName',
  employer: 'companyName',
  firma: 'companyName',
  unternehmen: 'companyName',
  arbeitgeber: 'companyName',
  url: 'url',
  link: 'url',
  logo: 'logo',
  'logo url': 'logo',
  title: 'title',
  'job title': 'title',
  titel: 'title',
  jobtitel: 'title',
};

/** Parses a header line such as `Company: …`; null if the line is part of the text. */
function parseHeaderLine(line: string): readonly [PostingField, string] | null {
  const text = line.trim();
  if (/^https?:\/\/\S+$/i.test(text)) return ['url', text];
  const colon = text.indexOf(':');
  const field = colon < 0 ? undefined : labels[text.slice(0, colon).trim().toLowerCase()];
  return field === undefined ? null : [field, text.slice(colon + 1).trim()];
}

/**
 * Parses one pasted posting. Leading lines may be headers (`Company: …`, `URL: …`, `Title: …`, `Logo: …`) or a bare URL; each at most once. A bare URL on the
 * last line counts as well, as it is often copied along.
 */
export function readPosting(pasted: string): PostingValues {
  const lines = pasted.split('\n');
  const stated: Partial<Record<PostingField, string>> = {};
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const found = parseHeaderLine(line);
    if (!found || stated[found[0]] !== undefined) break;
    stated[found[0]] = found[1];
  }
  const last = lines.length > at ? parseHeaderLine(lines.at(-1) ?? '') : null;
  if (stated.url === undefined && last?.[0] === 'url') {
    stated.url = last[1];
    lines.pop();
  }
  return { ...emptyPosting, ...stated, jobDescription: lines.slice(at).join('\n').trim() };
}
