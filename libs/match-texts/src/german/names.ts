const languages = new Intl.DisplayNames('de', { type: 'language' });
const countries = new Intl.DisplayNames('de', { type: 'region' });

/** Norwegian has codes for its two written forms. */
const otherNames: Readonly<Record<string, string>> = { nb: 'Norwegisch', nn: 'Norwegisch' };

/** The name of a language by its code. */
export function languageName(code: string): string {
  return otherNames[code] ?? languages.of(code) ?? code.toUpperCase();
}

/** Countries with an article, in the accusative. */
const withArticle: Readonly<Record<string, string>> = {
  AE: 'die Vereinigten Arabischen Emirate',
  BS: 'die Bahamas',
  CF: 'die Zentralafrikanische Republik',
  CH: 'die Schweiz',
  CI: 'die Elfenbeinküste',
  DO: 'die Dominikanische Republik',
  EU: 'die EU',
  GB: 'das Vereinigte Königreich',
  IQ: 'den Irak',
  IR: 'den Iran',
  KM: 'die Komoren',
  LB: 'den Libanon',
  MN: 'die Mongolei',
  MV: 'die Malediven',
  NL: 'die Niederlande',
  PH: 'die Philippinen',
  SC: 'die Seychellen',
  SD: 'den Sudan',
  SK: 'die Slowakei',
  SS: 'den Südsudan',
  TD: 'den Tschad',
  TR: 'die Türkei',
  UA: 'die Ukraine',
  US: 'die USA',
  VA: 'die Vatikanstadt',
  YE: 'den Jemen',
};

/** The name of a country by its code, as it follows "für". */
export function countryAfterFor(code: string): string {
  return withArticle[code] ?? countries.of(code) ?? code;
}
