/** Parses JSON as pages publish it: inside HTML comments, with raw control characters, with trailing commas. Undefined if it is still invalid. */
export function parseLeniently(text: string): unknown {
  const bare = withoutWrapping(text);
  return parsed(bare) ?? parsed(repaired(bare));
}

function withoutWrapping(text: string): string {
  return text
    .trim()
    .replace(/^(?:<!--|\/\*\s{0,9}<!\[CDATA\[\s{0,9}\*\/|\/\/\s{0,9}<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s{0,9}\]\]>\s{0,9}\*\/|\/\/\s{0,9}\]\]>|\]\]>)$/, '')
    .trim()
    .replace(/;$/, '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A single pass over the characters, since a regular expression would have to backtrack. Control
 * characters in strings are escaped; comments, and commas before a closing bracket, are dropped.
 */
function repaired(text: string): string {
  const out: string[] = [];
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at);
    if (sign === '"') at = copyString(text, at, out);
    else if (sign === '/' && text.charAt(at + 1) === '/') at = after(text, '\n', at);
    else if (sign === '/' && text.charAt(at + 1) === '*') at = after(text, '*/', at + 2);
    else {
      if (/[}\]]/.test(sign)) dropComma(out);
      out.push(sign);
      at += 1;
    }
  }
  return out.join('');
}

/** Copies the string that starts at `start`; returns its end. */
function copyString(text: string, start: number, out: string[]): number {
  out.push('"');
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') {
      out.push(sign, text.charAt(at + 1));
      at += 1;
    } else out.push(sign < ' ' ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : sign);
    if (sign === '"') return at + 1;
  }
  return text.length;
}

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? text.length : at + end.length;
}

function dropComma(out: string[]): void {
  let at = out.length - 1;
  while (at >= 0 && /^\s$/.test(out[at] ?? '')) at -= 1;
  if (out[at] === ',') out[at] = '';
}
