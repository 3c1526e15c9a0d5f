import { type ConditionTopic } from '@rolefit/contracts';
import { germanCredential } from '@rolefit/match-texts';
import { formatAll, formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './texts';

interface WorkWords {
  readonly name: string;
  readonly of?: (amount: number) => string;
}

const work: Readonly<Record<ConditionTopic, WorkWords>> = {
  nights: { name: 'Nachtarbeit' },
  evenings: { name: 'Abendarbeit' },
  weekends: { name: 'Wochenendarbeit' },
  shifts: { name: 'Schichtarbeit' },
  'on-call': { name: 'Rufbereitschaft' },
  overtime: { name: 'Überstunden' },
  'flexible-hours': { name: 'flexible Arbeitszeiten' },
  lifting: { name: 'schweres Heben', of: (amount) => `Heben bis ${formatNumber(amount)} kg` },
  standing: { name: 'langes Stehen' },
  vision: { name: 'gutes Sehvermögen' },
  heights: { name: 'Arbeiten in der Höhe' },
  'minimum-age': {
    name: 'ein Mindestalter',
    of: (amount) => `Mindestalter ${formatNumber(amount)}`,
  },
  'driving-record': {
    name: 'wenige Punkte auf dem Führerschein',
    of: (amount) =>
      amount === 0
        ? 'keine Punkte auf dem Führerschein'
        : `höchstens ${formatNumber(amount)} Punkte auf dem Führerschein`,
  },
  'own-vehicle': { name: 'eigenes Fahrzeug' },
  travel: { name: 'Reisen', of: (amount) => `Reisen bis ${formatNumber(amount)} %` },
  'office-days': {
    name: 'Tage im Büro',
    of: (amount) =>
      pluralOf(amount, { one: '1 Tag pro Woche im Büro', other: '# Tage pro Woche im Büro' }),
  },
  'background-check': { name: 'Führungszeugnis' },
  'drug-test': { name: 'Drogentest' },
};

function anyOf([first = '', ...others]: readonly string[]): string {
  return others.length === 0
    ? first
    : pluralOf(others.length, {
        one: `${first} oder 1 anderer Ort`,
        other: `${first} oder # andere Orte`,
      });
}

/** Names of conditions follow a colon, so that they need no article and no case. */
export const texts: Translation<typeof english.texts> = {
  arrangements: { onsite: 'Vor Ort', hybrid: 'Hybrid', remote: 'Remote' },
  placed: {
    onsite: (place) => place,
    hybrid: (place) => `${place}, hybrid`,
    remote: (place) => `${place}, remote`,
  },

  requirements: ({ shown, partly, of }) => {
    if (shown === of)
      return pluralOf(of, {
        one: 'erfüllt die eine Anforderung',
        other: `erfüllt ${of === 2 ? 'beide' : `alle ${formatNumber(of)}`} Anforderungen`,
      });
    const found = `erfüllt ${formatNumber(shown)} von ${pluralOf(of, { one: '1 Anforderung', other: '# Anforderungen' })}`;
    return partly === 0 ? found : `${found}, ${formatNumber(partly)} teilweise`;
  },
  misses: (names, more) =>
    `es fehlt: ${formatAll(more === 0 ? names : [...names, `${formatNumber(more)} weitere`])}`,
  asksFor: (names) => `verlangt: ${formatAll(names)}`,
  ruledOutBy: (name) => `nicht erfüllt: ${name}`,
  pointsShort: (count) => pluralOf(count, { one: '1 Punkt zu wenig', other: '# Punkte zu wenig' }),
  notApplicable: 'noch nicht passend',

  countries: { withArticle: [], the: (country) => country, freeMovement: 'EU' },

  conditions: {
    credential: germanCredential,
    workPermit: (country) =>
      country === null ? 'Arbeitserlaubnis' : `Arbeitserlaubnis (${country})`,
    spoken: (language, level) => (level === null ? language : `${language} ${level}`),
    places: {
      onsite: (places) => `Arbeit vor Ort (${anyOf(places)})`,
      hybrid: (places) => `Arbeit teils vor Ort (${anyOf(places)})`,
      remote: (places) => `Remote-Arbeit (${anyOf(places)})`,
    },
    degrees: {
      secondary: 'Schulabschluss',
      vocational: 'Berufsausbildung',
      associate: 'Associate Degree',
      bachelor: 'Bachelor',
      master: 'Master',
      doctorate: 'Promotion',
    },
    degreeIn: (degree, field) => `${degree} (${field})`,
    work,
  },
};
