import { language } from './language';

/** Region from a language tag: "DE" for "de-DE"; null if there is none. */
function regionOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null;
  } catch {
    return null;
  }
}

/**
 * Locale for dates and numbers: our language with the user's region. With a German browser "3 Nov 2026" and "1.200", with an American one "Nov 3, 2026" and
 * "1,200".
 * @param tag the browser's language, such as `navigator.language`
 */
export function localeFor(tag: string): string {
  const region = regionOf(tag);
  return region === null ? language : `${language}-${region}`;
}

export const locale = localeFor(navigator.language);
