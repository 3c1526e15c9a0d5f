const numberWords: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15,
  zwei: 2, drei: 3, vier: 4, fünf: 5, deux: 2, trois: 3, quatre: 4, cinq: 5, dos: 2, tres: 3, cuatro: 4, cinco: 5,
};
const number = `\\d{1,2}(?:[.,]5)?|${Object.keys(numberWords).join('|')}`;
const duration = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,-])(${number})(?:\\s?\\(\\d{1,2}\\))?\\s?(?:(?:-|–|—|to|bis|à|a|or)\\s?(?:${number})\\s?)?(?:\\+|plus|or more|ou plus|o más)?[\\s-]?(?:\\(\\d{1,2}\\)\\s?)?(?:years?|yrs?\\.?|jahren?|ans|années|años|års?|months?|monaten?|mois|meses)(?:['’])?(?![\\p{L}])`,
  'giu',
);

/** A length of time that a text names; months are given in years. `start..end` counts within the text searched. */
export interface Duration {
  readonly years: number;
  readonly start: number;
  readonly end: number;
}

/** All durations, in order; of a range its lower end, which is what is asked. */
export function findDurations(text: string): Duration[] {
  return [...text.matchAll(duration)].map((match) => {
    const word = (match[1] ?? '').toLowerCase();
    const count = numberWords[word] ?? Number(word.replace(',', '.'));
    const isMonths = /mon|mois|meses/i.test(match[0]);
    return { years: isMonths ? Math.round((count / 12) * 10) / 10 : count, start: match.index, end: match.index + match[0].length };
  });
}
