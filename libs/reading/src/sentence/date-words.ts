/** Prefixes of month names in English, German, French and Spanish. */
const months: readonly (readonly [string, number])[] = [
  ['jan', 1],
  ['jän', 1],
  ['ene', 1],
  ['feb', 2],
  ['fév', 2],
  ['fev', 2],
  ['mar', 3],
  ['mär', 3],
  ['mrz', 3],
  ['apr', 4],
  ['avr', 4],
  ['abr', 4],
  ['may', 5],
  ['mai', 5],
  ['jun', 6],
  ['juin', 6],
  ['jul', 7],
  ['juil', 7],
  ['aug', 8],
  ['aoû', 8],
  ['aou', 8],
  ['ago', 8],
  ['sep', 9],
  ['oct', 10],
  ['okt', 10],
  ['nov', 11],
  ['dec', 12],
  ['déc', 12],
  ['dez', 12],
  ['dic', 12],
];

/**
 * First and last month of a season in the northern hemisphere, where most resumes with seasons come
 * from.
 */
const seasons: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:spring|frühjahr|frühling|printemps|primavera|春)/iu, 3, 5],
  [/^(?:summer|sommer|été|verano|夏|暑)/iu, 6, 8],
  [/^(?:fall|autumn|herbst|automne|otoño|秋)/iu, 9, 11],
  [/^(?:winter|hiver|invierno|冬|寒)/iu, 12, 12],
];

/** A pattern of a month's or a season's name. */
export const monthName =
  '(?:jan(?:uary|uar|v(?:ier)?)?|jän(?:ner)?|ene(?:ro)?|feb(?:ruary|ruar|rero)?|f[ée]vr?(?:ier)?|mar(?:ch|s|zo)?|m[äa]r?z|mrz|apr(?:il)?|avr(?:il)?|abr(?:il)?|ma[yi](?:o)?|june?|juni[o]?|juin|july?|juli[o]?|juil(?:let)?|aug(?:ust)?|ao[ûu]t|ago(?:sto)?|sept?(?:ember|embre|iembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember)?|d[ée]c(?:embre)?|dic(?:iembre)?|spring|summer|fall|autumn|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno)';

/** First and last month that a name denotes (a season is three), or null. */
export function monthsOf(words: string): readonly [number, number] | null {
  const name = /\p{L}{3,}/u.exec(words.toLowerCase())?.[0] ?? '';
  const season = seasons.find(([pattern]) => pattern.test(name));
  if (season) return [season[1], season[2]];
  // The longest prefix wins: "juin" before "jui", "mai" before "mar".
  const known = months
    .filter(([begin]) => name.startsWith(begin))
    .sort((a, b) => b[0].length - a[0].length)[0];
  return known ? [known[1], known[1]] : null;
}

/** A pattern for "until now": "present", "heute", "à ce jour", "actualidad", "至今". */
export const presentWords =
  "(?:present|current(?:ly)?|now|today|ongoing|to date|till date|date|heute|aktuell|jetzt|laufend|dato|gegenwart|aujourd['’]hui|présent|ce jour|maintenant|actuel(?:lement)?|en cours|actual(?:idad|mente|ment)?|presente|(?:la )?fecha|hoy|en curso|至今|现在|今|目前|現在)";
