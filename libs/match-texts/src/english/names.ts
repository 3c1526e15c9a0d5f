const languages = new Intl.DisplayNames('en', { type: 'language' });
const countries = new Intl.DisplayNames('en', { type: 'region', style: 'short' });

/** Norwegian has codes for its two written forms. */
const otherNames: Readonly<Record<string, string>> = { nb: 'Norwegian', nn: 'Norwegian' };

/** The name of a language by its code. */
export function languageName(code: string): string {
  return otherNames[code] ?? languages.of(code) ?? code.toUpperCase();
}

const withArticle =
  /^(?:Bahamas|Central African|Comoros|Cook|Czech|Democratic|Dominican|EU|Falkland|Faroe|Gambia|Isle|Maldives|Marshall|Netherlands|Philippines|Republic|Seychelles|Solomon|UK|US|United)|Islands?$/;

/** The name of a country by its code, as it follows "for". */
export function countryAfterFor(code: string): string {
  const name = code === 'EU' ? 'EU' : (countries.of(code) ?? code);
  return withArticle.test(name) ? `the ${name}` : name;
}
