/** A CSV that cannot be read: a quotation mark is opened in this line (from 1) and never closed. */
export class CsvError extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`A quotation mark is never closed, opened in line ${line}`);
    this.line = line;
  }
}

const separators = [',', ';', '\t'] as const;

/** A first line by which spreadsheets say what separates the fields. */
const statedSeparator = /^"?sep=([,;\t|])"?[ \t]*(?:\r\n?|\n|$)/i;

/** The separator that the first record uses most outside quotation marks: spreadsheets of half of Europe write semicolons. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return separators.reduce((best, separator) => ((counts.get(separator) ?? 0) > (counts.get(best) ?? 0) ? separator : best));
}

/** The field from `start`, and where it ends. */
type Field = readonly [value: string, end: number];

function quotedField(text: string, start: number): Field {
  let value = '';
  let from = start + 1;
  for (;;) {
    const mark = text.indexOf('"', from);
    if (mark < 0) throw new CsvError(text.slice(0, start).split(/\r\n?|\n/).length);
    value += text.slice(from, mark);
    if (text[mark + 1] !== '"') return [value, mark + 1];
    value += '"';
    from = mark + 2;
  }
}

function plainField(text: string, start: number, separator: string): Field {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return [text.slice(start, end), end];
}

const hasText = (record: readonly string[]) => record.some((field) => field.trim() !== '');

/**
 * Reads comma-separated values as RFC 4180 has them: fields in quotation marks may hold separators, line ends and doubled quotation
 * marks. Also takes a byte order mark, line ends of any system, semicolons or tabs where the first line has these, and the line `sep=;` of spreadsheets.
 * Yields the records with their fields as they stand, one at a time, since a file may have millions; records without any text are left out.
 * @throws CsvError where a quotation mark is never closed
 */
export function* parseCsv(csv: string): Generator<readonly string[], void> {
  const text = csv.startsWith('\ufeff') ? csv.slice(1) : csv;
  const stated = statedSeparator.exec(text);
  const separator = stated?.[1] ?? separatorOf(text);
  let record: string[] = [];
  let at = stated?.[0].length ?? 0;
  while (at < text.length) {
    const [value, end] = text[at] === '"' ? quotedField(text, at) : plainField(text, at, separator);
    // What follows a closing mark within a field is against the rules; it is kept rather than lost.
    const [rest, next] = plainField(text, end, separator);
    record.push(value + rest);
    if (text[next] === separator) {
      at = next + 1;
      if (at === text.length) record.push('');
      continue;
    }
    if (hasText(record)) yield record;
    record = [];
    at = text[next] === '\r' && text[next + 1] === '\n' ? next + 2 : next + 1;
  }
  if (hasText(record)) yield record;
}
