/** Thrown if a quotation mark that opens in this line (from 1) is never closed. */
export class CsvError extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`A quotation mark is never closed, opened in line ${line}`);
    this.line = line;
  }
}

const separators = [',', ';', '\t'] as const;

/** Separator declaration that some spreadsheets write as the first line. */
const statedSeparator = /^"?sep=([,;\t|])"?[ \t]*(?:\r\n?|\n|$)/i;

/** The most frequent separator of the first record outside quotes: spreadsheets in many European locales use semicolons. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return separators.reduce((best, separator) =>
    (counts.get(separator) ?? 0) > (counts.get(best) ?? 0) ? separator : best,
  );
}

/** A field and the index of its end. */
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
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r')
    end += 1;
  return [text.slice(start, end), end];
}

const hasText = (record: readonly string[]) => record.some((field) => field.trim() !== '');

/**
 * Parses comma-separated values by RFC 4180. Also accepts a byte order mark, any line endings, semicolons or tabs as separators, and the line `sep=;`.
 * A generator, because a file may have millions of records. Records without text are skipped.
 * @throws CsvError if a quotation mark is never closed
 */
export function* parseCsv(csv: string): Generator<readonly string[], void> {
  const text = csv.startsWith('\ufeff') ? csv.slice(1) : csv;
  const stated = statedSeparator.exec(text);
  const separator = stated?.[1] ?? separatorOf(text);
  let record: string[] = [];
  let at = stated?.[0].length ?? 0;
  while (at < text.length) {
    const [value, end] = text[at] === '"' ? quotedField(text, at) : plainField(text, at, separator);
    // Text after the closing quote violates the RFC; it is kept rather than lost.
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
