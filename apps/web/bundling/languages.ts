/** The languages that the client is built in; the first is served where no other is asked for. As `displayLanguages` of the contracts. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language of this build, from the environment. @throws Error for one that there is not */
export function languageOf(name = 'en'): Language {
  const known = languages.find((language) => language === name);
  if (known === undefined) throw new Error(`There is no language "${name}".`);
  return known;
}
