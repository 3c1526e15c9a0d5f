import {
  type Arrangement,
  type ConditionTopic,
  type EducationLevel,
  type Highlights,
} from '@rolefit/contracts';
import { formatAll, formatNumber, pluralOf } from '@/lib/format';
import { credentialInSentence } from './english-credential';

/** How a condition of work is named; `of` where the posting states an amount. */
interface WorkWords {
  readonly name: string;
  readonly of?: (amount: number) => string;
}

const work: Readonly<Record<ConditionTopic, WorkWords>> = {
  nights: { name: 'night work' },
  evenings: { name: 'evening work' },
  weekends: { name: 'weekend work' },
  shifts: { name: 'shift work' },
  'on-call': { name: 'on-call duty' },
  overtime: { name: 'overtime' },
  'flexible-hours': { name: 'flexible hours' },
  lifting: { name: 'heavy lifting', of: (amount) => `lifting ${formatNumber(amount)} kg` },
  standing: { name: 'long hours on your feet' },
  vision: { name: 'good eyesight' },
  heights: { name: 'work at heights' },
  'minimum-age': {
    name: 'a minimum age',
    of: (amount) => `an age of ${formatNumber(amount)} or more`,
  },
  'driving-record': {
    name: 'a good driving record',
    of: (amount) =>
      amount === 0
        ? 'a clean driving record'
        : `at most ${formatNumber(amount)} points on the licence`,
  },
  'own-vehicle': { name: 'your own vehicle' },
  travel: { name: 'travel', of: (amount) => `travel, up to ${formatNumber(amount)}%` },
  'office-days': {
    name: 'days in the office',
    of: (amount) =>
      pluralOf(amount, {
        one: '1 day a week in the office',
        other: '# days a week in the office',
      }),
  },
  'background-check': { name: 'a background check' },
  'drug-test': { name: 'a drug test' },
};

/** Those before whose names English puts an article. */
const withArticle: readonly string[] = ['AE', 'CZ', 'GB', 'NL', 'PH', 'US'];

type Counted = NonNullable<Highlights['requirements']>;

/** Words for what a list shows of a match. Names of conditions continue a sentence: "asks for night work". */
export const texts = {
  arrangements: {
    onsite: 'On site',
    hybrid: 'Hybrid',
    remote: 'Remote',
  } satisfies Record<Arrangement, string>,
  placed: {
    onsite: (place: string) => place,
    hybrid: (place: string) => `${place}, hybrid`,
    remote: (place: string) => `${place}, remote`,
  } satisfies Record<Arrangement, (place: string) => string>,

  requirements: ({ shown, partly, of }: Counted) => {
    if (shown === of && of === 2) return 'meets both requirements';
    if (shown === of)
      return pluralOf(of, { one: 'meets the one requirement', other: 'meets all # requirements' });
    const found = `meets ${formatNumber(shown)} of ${pluralOf(of, { one: '1 requirement', other: '# requirements' })}`;
    return partly === 0 ? found : `${found}, ${formatNumber(partly)} partly`;
  },
  misses: (names: readonly string[], more: number) =>
    more === 0
      ? `misses ${formatAll(names)}`
      : `misses ${formatAll([...names, pluralOf(more, { one: '1 more', other: '# more' })])}`,
  asksFor: (names: readonly string[]) => `asks for ${formatAll(names)}`,
  ruledOutBy: (name: string) => `you don't meet: ${name}`,
  pointsShort: (count: number) =>
    pluralOf(count, { one: '1 point short', other: '# points short' }),
  notApplicable: 'not Applicable yet',

  countries: {
    withArticle,
    the: (country: string) => `the ${country}`,
    freeMovement: 'the EU',
  },

  conditions: {
    credential: credentialInSentence,
    workPermit: (country: string | null) =>
      country === null ? 'a work permit' : `a work permit for ${country}`,
    spoken: (language: string, level: string | null) =>
      level === null ? language : `${language} ${level}`,
    places: {
      onsite: (places: readonly string[]) => `work on site in ${anyOf(places)}`,
      hybrid: (places: readonly string[]) => `work partly on site in ${anyOf(places)}`,
      remote: (places: readonly string[]) => `remote work from ${anyOf(places)}`,
    } satisfies Record<Arrangement, (places: readonly string[]) => string>,
    degrees: {
      secondary: 'a school-leaving certificate',
      vocational: 'vocational training',
      associate: 'an associate degree',
      bachelor: 'a bachelor’s degree',
      master: 'a master’s degree',
      doctorate: 'a doctorate',
    } satisfies Record<EducationLevel, string>,
    degreeIn: (degree: string, field: string) => `${degree} in ${field}`,
    work,
  },
};

function anyOf([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} or ${formatNumber(others.length)} other places`;
}
