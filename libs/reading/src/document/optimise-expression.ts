import { characterClass, escape } from './pattern-tree.js';

/** Letters of the Basic Multilingual Plane as the ranges of a character class: exact for Latin, whole blocks without white space for other scripts. */
const letters = String.raw`a-zA-Z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0370-\u0373\u0376-\u037d\u037f-\u03f5\u03f7-\u0481\u048a-\u0556\u0561-\u0587\u05d0-\u05f2\u0620-\u064a\u066e-\u06d3\u0710-\u07ea\u0800-\u0963\u0971-\u0e33\u0e40-\u0e46\u0e81-\u0ec6\u0f00-\u135a\u13a0-\u167f\u1681-\u1fbc\u1fc2-\u1ffc\u2c00-\u2ce4\u2d00-\u2dde\u3005-\u3006\u3031-\u3035\u3041-\u3096\u309d-\u30fa\u30fc-\u318e\u31a0-\u31ba\u31f0-\u31ff\u3400-\u4dbf\u4e00-\ua48c\ua4d0-\uabe2\uac00-\ud7a3\uf900-\ufb06\ufb1d-\ufdfb\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc`;
const digits = String.raw`0-9\u00b2\u00b3\u00b9\u00bc-\u00be\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u2070-\u2089\u2150-\u2189\u2460-\u249b\uff10-\uff19`;
const classes: Readonly<Record<string, string>> = { '\\p{L}': letters, '\\p{N}': digits };

// Without the flag `u`, half of a surrogate pair would match like a character.
const halves = String.raw`\ud800-\udfff`;
const pair = String.raw`[\ud800-\udbff][\udc00-\udfff]`;
const allBut = (members: string) => `(?:[^${members}${halves}]|${pair})`;
const negated: Readonly<Record<string, string>> = {
  '.': allBut(String.raw`\n\r\u2028\u2029`),
  '\\S': allBut(String.raw`\s`),
  '\\W': allBut(String.raw`\w`),
  '\\D': allBut(String.raw`\d`),
};

// Literals and operators; or any single character.
const plain = /[^[\\.]+|[^]/y;

/** Splits an expression into character classes, escape sequences and the characters between those. */
function partsOf(source: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < source.length; at += parts.at(-1)?.length ?? 1) {
    const kind = { '[': characterClass, '\\': escape }[source[at] ?? ''] ?? plain;
    kind.lastIndex = at;
    parts.push(kind.exec(source)?.[0] ?? source.slice(at));
  }
  return parts;
}

const namedClass = /\\[pPu]\{[^{}]*\}|\\[^]/g;

/** The members of a class, or null if some of them cannot be written out. */
function membersOf(words: string): string | null {
  let isKnown = true;
  const written = words.replace(namedClass, (named) => {
    if (/^\\(?:[pPu]\{|[SWD])/.test(named) && classes[named] === undefined) isKnown = false;
    return classes[named] ?? named;
  });
  return isKnown ? written : null;
}

function writtenOut(part: string): string | null {
  if (part.startsWith('[')) {
    const members = membersOf(part.slice(part.startsWith('[^') ? 2 : 1, -1));
    if (members === null) return null;
    return part.startsWith('[^') ? allBut(members) : `[${members}]`;
  }
  const listed = classes[part];
  if (listed !== undefined) return `[${listed}]`;
  return /^\\[pPu]\{/.test(part) ? null : (negated[part] ?? part);
}

/**
 * The same expression in a form that V8 matches two to three times faster. The flags `i` and `u` together make it look up the case of each
 * letter by Unicode's rules, which matter beyond the Basic Multilingual Plane alone: so `u` goes, and the classes that need it are written
 * out. Expressions without both flags, or with other classes, are returned as they are.
 */
export function optimiseExpression(pattern: RegExp): RegExp {
  const { source, flags } = pattern;
  if (!flags.includes('i') || !flags.includes('u') || /[\ud800-\udfff]/.test(source))
    return pattern;
  let built = '';
  for (const part of partsOf(source)) {
    const written = writtenOut(part);
    if (written === null) return pattern;
    built += written;
  }
  return new RegExp(built, flags.replace('u', ''));
}
