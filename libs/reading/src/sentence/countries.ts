/** Names and adjectives of countries common in work permits and places, by ISO 3166-1 alpha-2. */
const countries: readonly (readonly [string, RegExp])[] = [
  ['US', /\b(?:U\.?S\.?A?\.?|United States(?: of America)?|American?)(?=\W|$)/],
  ['CA', /\bCanad(?:a|ian)\b/],
  ['GB', /\b(?:U\.?K\.?|United Kingdom|Britain|British|England)(?=\W|$)/],
  ['DE', /\b(?:Germany|German|Deutschland|deutsche)\b/],
  ['FR', /\b(?:France|French)\b/],
  ['ES', /\b(?:Spain|Spanish|España)\b/u],
  ['CH', /\b(?:Switzerland|Swiss|Schweiz)\b/],
  ['AT', /\b(?:Austria|Österreich)\b/u],
  ['IE', /\b(?:Ireland|Irish)\b/],
  ['NL', /\b(?:Netherlands|Dutch)\b/],
  ['AU', /\bAustralian?\b/],
  ['IN', /\bIndian?\b/],
  ['SG', /\bSingapore\b/],
];

/** The country that these words name, or null. */
export function countryIn(words: string): string | null {
  return countries.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const permit =
  /\b(?:(?:legally |currently )?(?:authori[sz]ed|eligible|entitled|permitted) to (?:legally )?work|right to work|(?:work|employment) (?:permit|authori[sz]ation|visa|eligibility)|U\.?S\.? citizen(?:s|ship)?|(?:United States|Canadian|British|EU|Australian|Swiss) citizen(?:s|ship)?|citizenship (?:is )?required|green card|permanent resident|(?<!\p{L})niederlassungserlaubnis(?!\p{L})|unbefristete aufenthaltserlaubnis|titre de séjour|carte de résident|permiso de residencia|Arbeitserlaubnis|permis de travail|permiso de trabajo)\b/iu;

/** A line's words about the right to work in a country; offsets within the line. */
export interface WorkPermitWords {
  readonly country: string | null;
  readonly start: number;
  readonly end: number;
}

/** The statement of a line about the right to work, or null. */
export function findWorkPermit(line: string): WorkPermitWords | null {
  const match = permit.exec(line);
  if (!match) return null;
  const end = match.index + match[0].length;
  return {
    country: countryIn(match[0]) ?? countryIn(line.slice(end, end + 60)) ?? countryIn(line),
    start: match.index,
    end,
  };
}
