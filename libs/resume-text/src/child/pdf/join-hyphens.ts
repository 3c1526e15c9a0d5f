/** First halves that keep their hyphen before nearly any word. Source: common compounds in resumes; extend when one is missing. */
const compoundStarts = new Set(
  'all back co cross day decision double e ex full front hands high in large left long low mid mission multi non off object on one open part peer post pre problem re real right role self semi server short single small state sub team test third time top two user web well world'.split(
    ' ',
  ),
);

const words = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}[\p{L}\p{M}-]*/gu) ?? []);

/**
 * Joins words that were hyphenated at a line end: `applica-` + `tion` becomes `application` on the first line. The hyphen remains where
 * the rest of the text spells the word with one, or where it begins like a compound (`front-` + `end`, `SQL-` + `based`).
 * @param text lines of one document
 */
export function joinHyphens(text: string): string {
  const known = words(text);
  return text.replace(
    /(?<![\p{L}\p{M}-])(\p{L}[\p{L}\p{M}]*)([-\u2010\u00ad])\n(\p{Ll}[\p{Ll}\p{M}]*)([^\s]*)[ \t]?/gu,
    (_cut, left: string, hyphen: string, right: string, rest: string) => {
      const whole = `${left}${right}`.toLowerCase();
      const compound = `${left}-${right}`.toLowerCase();
      const keeps =
        hyphen !== '\u00ad' &&
        !known.has(whole) &&
        (known.has(compound) ||
          compoundStarts.has(left.toLowerCase()) ||
          /^\p{Lu}{2,}$/u.test(left));
      return `${left}${keeps ? '-' : ''}${right}${rest}\n`;
    },
  );
}
