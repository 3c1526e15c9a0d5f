import { readPosting } from '../read-posting.js';

async function salaries(line: string) {
  const { facts } = await readPosting(
    `Boat Builder\n\nWe are looking for a Boat Builder.\n\nRequirements\n- Welding\n\nBenefits\n- ${line}\n`,
  );
  return facts.salaries.map(({ min, max, currency, period }) => [min, max, currency, period]);
}

describe('salaries', () => {
  it.each([
    ['Salary: $80,000 - $100,000 per year', [80_000, 100_000, 'USD', 'year']],
    ['We pay £18.50 an hour', [18.5, null, 'GBP', 'hour']],
    ['Salary up to CHF 90000 p.a.', [null, 90_000, 'CHF', 'year']],
    ['Gehalt: 45.000 bis 55.000 EUR pro Jahr', [45_000, 55_000, 'EUR', 'year']],
    ['Vergütung 3.200 € brutto im Monat', [3_200, null, 'EUR', 'month']],
    ['Rémunération : 38 000 à 42 000 € par an', [38_000, 42_000, 'EUR', 'year']],
    ['Salario: 28.000 - 32.000 € anuales', [28_000, 32_000, 'EUR', 'year']],
    ['Compensation: €50k - 65k', [50_000, 65_000, 'EUR', null]],
    ['Salary 28 to 32 euros an hour', [28, 32, 'EUR', 'hour']],
    ['Gehalt: 18 € pro Stunde bis 22 € pro Stunde', [18, 22, 'EUR', 'hour']],
    ['Salaire : 14 € par heure à 16 € par heure', [14, 16, 'EUR', 'hour']],
    ['Lön 34 000 kronor i månaden', [34_000, null, 'SEK', 'month']],
    ['A training budget of £900 and a salary of £31,000', [31_000, null, 'GBP', null]],
    ['Grade 8, £33,000 to £36,500 plus mileage', [33_000, 36_500, 'GBP', null]],
    ['Lön 35 000 kr i månaden', [35_000, null, 'SEK', 'month']],
  ])('are read in %j', async (line, wanted) => {
    expect(await salaries(line)).toEqual([wanted]);
  });

  it.each([
    'You manage a budget of $5 million',
    'We raised $20,000 last summer',
    'Lohnsumme von 4 € Millionen pro Jahr',
    'Une masse de rémunération de 4 € millions par an',
    'Ett lönekonto med 5 kr miljoner',
    'Pay day is the 15th',
    '30 days of leave a year',
  ])('are not read in %j', async (line) => {
    expect(await salaries(line)).toEqual([]);
  });
});
