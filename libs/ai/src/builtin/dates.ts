/** A span of time as a resume writes it; months are `YYYY-MM`. Offsets within the line searched. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
  readonly isCurrent: boolean;
  readonly start: number;
  readonly end: number;
}

/** Beginnings of month names, in English, German, French and Spanish. */
const months: readonly (readonly [string, number])[] = [
  ['jan', 1], ['ene', 1], ['janv', 1], ['feb', 2], ['fév', 2], ['fev', 2], ['mar', 3], ['mär', 3], ['mrz', 3], ['apr', 4], ['avr', 4], ['abr', 4],
  ['may', 5], ['mai', 5], ['jun', 6], ['juin', 6], ['jul', 7], ['juil', 7], ['aug', 8], ['aoû', 8], ['aou', 8], ['ago', 8], ['sep', 9], ['oct', 10], ['okt', 10],
  ['nov', 11], ['dec', 12], ['déc', 12], ['dez', 12], ['dic', 12],
];

const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const monthName =
  '(?:jan(?:uary|uar|v(?:ier)?)?|ene(?:ro)?|feb(?:ruary|ruar|rero)?|f[ée]vr?(?:ier)?|mar(?:ch|s|zo)?|m[äa]r?z|mrz|apr(?:il)?|avr(?:il)?|abr(?:il)?|ma[yi](?:o)?|june?|juni[o]?|juin|july?|juli[o]?|juil(?:let)?|aug(?:ust)?|ao[ûu]t|ago(?:sto)?|sept?(?:ember|embre|iembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember)?|d[ée]c(?:embre)?|dic(?:iembre)?|spring|summer|fall|autumn|winter)';
const date = `(?:${monthName}\\.?,?\\s{0,2}(?:\\d{1,2},\\s?)?(?:de\\s|of\\s)?['’]?(?:${year}|\\d{2}(?!\\d))|\\d{1,2}[./]\\d{1,2}[./]${year}|(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?${year}|(?:0?[1-9]|1[0-2])/['’]?\\d{2}(?![\\d/])|${year}\\s?[/.-]\\s?(?:0[1-9]|1[0-2])(?!\\d)|${year})`;
const present = '(?:present|current(?:ly)?|now|today|ongoing|to date|till date|heute|aktuell|jetzt|aujourd[\'’]hui|présent|actuel(?:lement)?|actual(?:idad|mente)?|presente|至今)';
const dash = '(?:\\s{0,3}(?:-{1,3}|–|—|―|−|→|~|to|until|through|bis|à|au|a|hasta)\\s{0,3})';
// Some PDFs lose the dash between two dates; two months with their years side by side are still a span.
const named = `${monthName}\\.?,?\\s?${year}`;
const rangePattern = new RegExp(`(?<![\\p{L}\\p{N}/])(?:(${date})${dash}(${date}|${present}|${monthName})|(?:since|seit|depuis|desde|from)\\s(${date})|(${named})\\s{1,3}(${named}|${present}))(?![\\p{L}\\p{N}])`, 'giu');
const presentOnly = new RegExp(`^${present}$`, 'iu');

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function monthOf(words: string): number | null {
  const name = /\p{L}{3,}/u.exec(words.toLowerCase())?.[0] ?? '';
  const seasons: Readonly<Record<string, number>> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 };
  // The longest beginning decides: "juin" before "jui", "mai" before "mar".
  const known = months.filter(([begin]) => name.startsWith(begin)).sort((a, b) => b[0].length - a[0].length)[0];
  return seasons[name] ?? known?.[1] ?? null;
}

function parseDate(words: string, monthWithoutOne: number): string | null {
  const named = monthOf(words);
  const fullYear = new RegExp(year).exec(words)?.[0];
  const shortYear = /['’\s/](\d{2})$/.exec(words)?.[1];
  // "6/99": the month stands before its two-digit year.
  const shortMonth = /^(\d{1,2})\/['’]?\d{2}$/.exec(words)?.[1];
  const at = fullYear ? Number(fullYear) : shortYear ? (Number(shortYear) > 50 ? 1900 : 2000) + Number(shortYear) : null;
  if (at === null) return null;
  if (shortMonth !== undefined) return `${at}-${twoDigits(Number(shortMonth))}`;
  const numbers = words.replace(String(at), ' ').match(/\d{1,2}/g)?.map(Number) ?? [];
  const numeric = numbers.length >= 2 ? (numbers[1] ?? 0) <= 12 ? numbers[1] : numbers[0] : fullYear ? numbers[0] : undefined;
  const month = named ?? (numeric !== undefined && numeric >= 1 && numeric <= 12 ? numeric : monthWithoutOne);
  return `${at}-${twoDigits(month)}`;
}

/**
 * The spans of time in a line, many ways of writing them: "Jan 2019 – Present", "2019-2021", "03/2018 - 05/2020", "seit 2020". A year alone
 * begins in January and ends in December, as its writer would count it.
 */
export function findDateRanges(line: string): DateRange[] {
  return [...line.matchAll(rangePattern)].flatMap((match) => {
    const [, dashedFirst, dashedSecond, since, bareFirst, bareSecond] = match;
    const first = dashedFirst ?? bareFirst;
    const second = dashedSecond ?? bareSecond;
    const isCurrent = since !== undefined || (second !== undefined && presentOnly.test(second));
    // "March – June 2020": the year stands once.
    const from = parseDate(since ?? first ?? '', 1);
    const to = isCurrent ? null : parseDate(second ?? '', 12);
    if (from === null || (!isCurrent && (to === null || to < from))) return [];
    return [{ from, to, isCurrent, start: match.index, end: match.index + match[0].length }];
  });
}
