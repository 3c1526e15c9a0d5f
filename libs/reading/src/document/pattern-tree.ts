/**
 * Part of a regular expression, in just enough detail to simplify its word boundaries; offsets are within the source. Written by hand
 * to keep the extension's popup small.
 */
export type PatternNode =
  /** `\b` */
  | { readonly kind: 'border'; readonly start: number; readonly end: number }
  /** Other assertions: they match no characters. */
  | { readonly kind: 'assertion'; readonly body: readonly PatternNode[][] }
  /** One or more characters. `isWord`: all that it matches are word characters. */
  | { readonly kind: 'character'; readonly isWord: boolean; readonly repeat: Repeat }
  | {
      readonly kind: 'group';
      readonly body: readonly PatternNode[][];
      readonly repeat: Repeat;
    };

export interface Repeat {
  readonly mayBeAbsent: boolean;
  readonly mayRepeat: boolean;
}

const once: Repeat = { mayBeAbsent: false, mayRepeat: false };
// Literal letters and digits, without the last one before a quantifier.
const plainWord = /[A-Za-z0-9]+(?![?*+{A-Za-z0-9])|[A-Za-z0-9]+(?=[A-Za-z0-9])/y;
const quantifier = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
const groupStart = /\((?:\?(?:(<?[=!])|:|<\w+>))?/y;
/** An escape sequence at `lastIndex`. */
export const escape = /\\(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<\w+>|\d+|[^])/y;
/** A class of characters at `lastIndex`. */
export const characterClass = /\[(?:\\[^]|[^\]\\])*\]/y;
const wordEscape = /^\\(?:[dw]|p\{[LN][a-z]?\})$/;
const wordClass =
  /^\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|\\[dw]|\\p\{[LN][a-z]?\}|[\p{L}\p{N}_](?!-))+\]$/u;
const wordCharacter = /^[\p{L}\p{N}_]$/u;
const quantified = '?*+{';

/** The alternatives of a pattern with the flag `u`, each in text order. */
export function patternTree(source: string): PatternNode[][] {
  let at = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at = pattern.lastIndex;
    return match;
  };

  const repeat = (): Repeat => {
    if (!quantified.includes(source[at] ?? '|')) return once;
    const [found = '?'] = next(quantifier) ?? [];
    return { mayBeAbsent: /^(?:[?*]|\{0)/.test(found), mayRepeat: !/^(?:\?|\{1\})/.test(found) };
  };

  const escaped = (): PatternNode => {
    const start = at;
    const [text = ''] = next(escape) ?? [];
    if (text === String.raw`\b`) return { kind: 'border', start, end: at };
    if (text === String.raw`\B`) return { kind: 'assertion', body: [] };
    const { mayBeAbsent, mayRepeat } = repeat();
    // A back reference may match nothing.
    const isReference = /^\\[k1-9]/.test(text);
    return {
      kind: 'character',
      isWord: wordEscape.test(text),
      repeat: { mayBeAbsent: mayBeAbsent || isReference, mayRepeat },
    };
  };

  const group = (): PatternNode => {
    const [, look] = next(groupStart) ?? [];
    const body = alternatives();
    at += 1;
    return look === undefined
      ? { kind: 'group', body, repeat: repeat() }
      : { kind: 'assertion', body };
  };

  const node = (): PatternNode => {
    if (next(plainWord)) return { kind: 'character', isWord: true, repeat: once };
    const first = source[at];
    if (first === '(') return group();
    if (first === '\\') return escaped();
    if (first === '[') {
      const [set = ''] = next(characterClass) ?? [];
      return { kind: 'character', isWord: wordClass.test(set), repeat: repeat() };
    }
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
    at += character.length;
    if (character === '^' || character === '$') return { kind: 'assertion', body: [] };
    return { kind: 'character', isWord: wordCharacter.test(character), repeat: repeat() };
  };

  const alternatives = (): PatternNode[][] => {
    let sequence: PatternNode[] = [];
    const all = [sequence];
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at += 1;
        sequence = [];
        all.push(sequence);
      } else sequence.push(node());
    }
    return all;
  };
  return alternatives();
}
