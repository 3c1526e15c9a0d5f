/** The language of our texts: the one that pages, dates and numbers speak, whatever the browser's is. */
export const language = 'en';

/** Where the reader is, as far as the browser tells: "DE" of "de-DE"; null where it names no place. */
function regionOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null;
  } catch {
    return null;
  }
}

/**
 * How dates and numbers are written: in the language of the texts, by the habits of the reader's country. A German browser reads
 * "3 Nov 2026" and "1.200", an American one "Nov 3, 2026" and "1,200".
 * @param tag what the browser asks for, such as `navigator.language`
 */
export function localeFor(tag: string): string {
  const region = regionOf(tag);
  return region === null ? language : `${language}-${region}`;
}

export const locale = localeFor(navigator.language);
