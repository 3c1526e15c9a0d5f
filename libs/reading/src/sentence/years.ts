const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  un: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  diez: 10,
  två: 2,
  tre: 3,
  fyra: 4,
  fem: 5,
  tio: 10,
};
const number = `\\d{1,2}(?:[.,]5)?|${Object.keys(numberWords).join('|')}`;
const duration = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,-])(${number})(?:\\s?\\(\\d{1,2}\\))?\\s?(?:(?:-|–|—|to|bis|à|a|or|till)\\s?(?:${number})\\s?)?(?:\\+|plus|or more|and more|oder mehr|ou plus|o más|eller mer)?[\\s-]?(?:\\(\\d{1,2}\\)\\s?)?(?:years?|yrs?\\.?|jahren?|ans|années|años|års?|months?|monaten?|mois|meses)(?:['’])?(?![\\p{L}])`,
  'giu',
);

/**
 * A duration that a text names; months are converted to years. `start..end` within the searched
 * text.
 */
export interface Duration {
  readonly years: number;
  readonly start: number;
  readonly end: number;
}

// "5 years of Java, 2 of which with Spring": the second number has no unit.
const share = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${number})\\sof (?:which|those|them)|(?:davon|dont|varav|de (?:los|las) cuales)\\s(?:mindestens |at least |au moins |al menos |minst )?(${number}))(?![\\p{L}\\p{N}])(?!\\s?(?:years?|jahre|ans|años|år))`,
  'giu',
);

function countOf(words: string): number {
  return numberWords[words.toLowerCase()] ?? Number(words.replace(',', '.'));
}

/** All durations, in order; for a range its lower end, which is the requirement. */
export function findDurations(text: string): Duration[] {
  const found = durationsIn(text);
  const [first] = found;
  if (!first) return [];
  const shares = [...text.matchAll(share)]
    .filter(({ index }) => index > first.end)
    .map((match) => ({
      years: countOf(match[1] ?? match[2] ?? ''),
      start: match.index,
      end: match.index + match[0].length,
    }));
  return shares.length === 0 ? found : [...found, ...shares].sort((a, b) => a.start - b.start);
}

function durationsIn(text: string): Duration[] {
  return [...text.matchAll(duration)].map((match) => {
    const count = countOf(match[1] ?? '');
    const isMonths = /mon|mois|meses|månad/i.test(match[0]);
    return {
      years: isMonths ? Math.round((count / 12) * 10) / 10 : count,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}
