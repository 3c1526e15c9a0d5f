import type { EducationLevel, Seniority } from '@rolefit/contracts';

/** "React", "React and Jest", "React, Jest and Figma". */
export function listInWords(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1] ?? ''}`;
}

/** "React, Jest and 3 more": at most `most` names, which keeps the sentence short. */
export function someInWords(items: readonly string[], most: number): string {
  if (items.length <= most) return listInWords(items);
  return listInWords([...items.slice(0, most), `${items.length - most} more`]);
}

/** "1 point", "2 points". */
export function countInWords(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "3 years and 2 months" for a number of months; fractions of a month are dropped. */
export function monthsInWords(months: number): string {
  const whole = Math.floor(months + 1e-9);
  const years = Math.floor(whole / 12);
  const rest = whole % 12;
  if (years === 0) return countInWords(rest, 'month');
  return rest === 0
    ? countInWords(years, 'year')
    : `${countInWords(years, 'year')} and ${countInWords(rest, 'month')}`;
}

/** "3 years", "2.5 years". */
export function yearsInWords(years: number): string {
  return countInWords(Math.round(years * 10) / 10, 'year');
}

/** A quoted line on one line and at most `most` characters long, cut between words. */
export function shorten(text: string, most = 80): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.;,:])[.;,:]+$/, '');
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const blank = cut.lastIndexOf(' ');
  return `${(blank > most / 2 ? cut.slice(0, blank) : cut).toWellFormed().replace(/\ufffd$/, '')}…`;
}

/** Degrees as a sentence names them. */
export const educationNames = {
  secondary: 'secondary school',
  vocational: 'vocational training',
  associate: 'associate degree',
  bachelor: 'bachelor’s degree',
  master: 'master’s degree',
  doctorate: 'doctorate',
} as const satisfies Record<EducationLevel, string>;

/** Rungs as a sentence names them. */
export const seniorityNames = {
  intern: 'intern',
  junior: 'junior',
  mid: 'mid-level',
  senior: 'senior',
  lead: 'lead',
  executive: 'executive',
} as const satisfies Record<Seniority, string>;

const languageNames: Readonly<Record<string, string>> = {
  ar: 'Arabic',
  bg: 'Bulgarian',
  bn: 'Bengali',
  ase: 'American Sign Language',
  ca: 'Catalan',
  cs: 'Czech',
  cy: 'Welsh',
  da: 'Danish',
  de: 'German',
  el: 'Greek',
  en: 'English',
  es: 'Spanish',
  et: 'Estonian',
  eu: 'Basque',
  fa: 'Persian',
  fi: 'Finnish',
  fr: 'French',
  ga: 'Irish',
  gd: 'Scottish Gaelic',
  gl: 'Galician',
  he: 'Hebrew',
  hi: 'Hindi',
  hr: 'Croatian',
  hu: 'Hungarian',
  id: 'Indonesian',
  is: 'Icelandic',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  la: 'Latin',
  lb: 'Luxembourgish',
  lt: 'Lithuanian',
  lv: 'Latvian',
  ms: 'Malay',
  mt: 'Maltese',
  nb: 'Norwegian',
  nl: 'Dutch',
  nn: 'Norwegian',
  no: 'Norwegian',
  pa: 'Punjabi',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  sk: 'Slovak',
  sl: 'Slovenian',
  sq: 'Albanian',
  sr: 'Serbian',
  sv: 'Swedish',
  sw: 'Swahili',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  ti: 'Tigrinya',
  tl: 'Tagalog',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
  zh: 'Chinese',
};

/**
 * English name of a language, or its code if the name is unknown. `Intl` names differ between
 * machines. Source: ISO 639-1.
 */
export function languageName(code: string): string {
  return languageNames[code.toLowerCase()] ?? code.toUpperCase();
}
