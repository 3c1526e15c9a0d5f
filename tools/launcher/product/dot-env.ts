import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { hasCode } from '../bootstrap/error-code.mjs';
import { Problem } from '../bootstrap/problem.mjs';

/** The settings in a file, none if there is no such file. @throws Problem if it cannot be read, or a line would be ignored silently */
export function readDotEnv(file: string): NodeJS.Dict<string> {
  const text = readText(file);
  const broken = findBrokenLine(text);
  if (broken !== null) throw new Problem(`${file}, ${broken}`);
  return parseEnv(text);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return '';
    throw new Problem(
      hasCode(cause, 'EISDIR')
        ? `${file} is a folder. The settings belong into a file of this name.`
        : `${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`,
      { cause },
    );
  }
}

const setting = /^(?:export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=\s*(.*)$/s;

/** The first line that is neither a setting nor a comment, or opens a quote that nothing closes. Its text may be a secret and is not repeated. */
function findBrokenLine(text: string): string | null {
  let open: { readonly quote: string; readonly line: number } | null = null;
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    const content = raw.trim();
    if (open !== null) {
      if (content.includes(open.quote)) open = null;
      continue;
    }
    if (content === '' || content.startsWith('#')) continue;
    const value = setting.exec(content)?.[1];
    if (value === undefined)
      return `line ${index + 1} is no setting. Write NAME=value, or begin the line with # to leave it out.`;
    const quote = /^["'`]/.exec(value)?.[0];
    if (quote !== undefined && !value.slice(1).includes(quote)) open = { quote, line: index + 1 };
  }
  return open === null
    ? null
    : `line ${open.line} opens a quote (${open.quote}) that nothing closes.`;
}
