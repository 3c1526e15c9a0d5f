import type { Label, Sentence } from '@rolefit/contracts';
import { english, german, writeLabel, writeSentences } from './index.js';

const say = (sentence: Sentence) => [
  writeSentences([sentence], english),
  writeSentences([sentence], german),
];
const name = (label: Label) => [writeLabel(label, english), writeLabel(label, german)];

describe('a name', () => {
  it.each<[Label, string, string]>([
    ['Zorb control', 'Zorb control', 'Zorb control'],
    [
      { code: 'any-of', values: { names: ['AWS', 'Azure', 'GCP'] } },
      'AWS, Azure or GCP',
      'AWS, Azure oder GCP',
    ],
    [
      { code: 'quoted', values: { text: 'Greet visitors' } },
      '“Greet visitors”',
      '„Greet visitors“',
    ],
    [
      { code: 'years', values: { years: 1, skills: [], field: null, occupation: null } },
      '1 year of experience',
      '1 Jahr Erfahrung',
    ],
    [
      {
        code: 'years',
        values: { years: 2.5, skills: ['React', 'Jest'], field: null, occupation: null },
      },
      '2.5 years of React and Jest',
      '2,5 Jahre Erfahrung mit React und Jest',
    ],
    [
      { code: 'years', values: { years: 3, skills: [], field: 'nursing', occupation: null } },
      '3 years of experience in nursing',
      '3 Jahre Erfahrung im Bereich nursing',
    ],
    [
      { code: 'years', values: { years: 3, skills: [], field: null, occupation: 'Buchhalter' } },
      '3 years of experience as Buchhalter',
      '3 Jahre Erfahrung als Buchhalter',
    ],
    [
      { code: 'degree', values: { level: 'master', field: 'Informatik' } },
      'Master’s degree in Informatik',
      'Masterabschluss in Informatik',
    ],
    [
      { code: 'degree', values: { level: 'vocational', field: 'Elektroniker' } },
      'Vocational training (Elektroniker)',
      'Berufsausbildung (Elektroniker)',
    ],
    [{ code: 'language', values: { code: 'de', level: 'B2' } }, 'German B2', 'Deutsch B2'],
    [{ code: 'language', values: { code: 'nb', level: null } }, 'Norwegian', 'Norwegisch'],
    [
      { code: 'licence', values: { name: 'Tachograph card', inPosting: 'Fahrerkarte' } },
      'Tachograph card',
      'Fahrerkarte',
    ],
    [{ code: 'work-permit', values: { country: null } }, 'Work permit', 'Arbeitserlaubnis'],
    [
      { code: 'work-permit', values: { country: 'US' } },
      'US work permit',
      'Arbeitserlaubnis für die USA',
    ],
    [
      { code: 'work-permit', values: { country: 'CH' } },
      'Work permit for Switzerland',
      'Arbeitserlaubnis für die Schweiz',
    ],
    [
      { code: 'only-work-permits', values: { countries: ['NL', 'FR'] } },
      'only work permits for the Netherlands and France',
      'nur Arbeitserlaubnis für die Niederlande und Frankreich',
    ],
    [
      { code: 'place', values: { arrangement: 'onsite', places: ['Kiel', 'Jena'] } },
      'On site in Kiel or Jena',
      'Vor Ort in Kiel oder Jena',
    ],
    [{ code: 'place', values: { arrangement: 'remote', places: [] } }, 'Remote', 'Remote'],
    [
      { code: 'condition', values: { topic: 'office-days', amount: 1 } },
      '1 day a week in the office',
      '1 Tag pro Woche im Büro',
    ],
    [
      { code: 'only-names', values: { of: 'licence', names: [] } },
      'no licence',
      'keine Lizenz oder Zulassung',
    ],
    [{ code: 'only-names', values: { of: 'place', names: ['Oslo'] } }, 'only Oslo', 'nur Oslo'],
    [{ code: 'answer', values: { topic: 'nights', isMet: false, amount: null } }, 'no', 'nein'],
  ])('%j is in English and German', (label, ...words) => {
    expect(name(label)).toEqual(words);
  });
});

describe('a sentence', () => {
  it.each<[Sentence, string, string]>([
    [
      { code: 'skill-close', values: { name: 'AWS', held: 'Azure' } },
      'No AWS, but Azure is close: partial credit.',
      'Nicht gefunden: AWS. Azure ist verwandt und zählt teilweise.',
    ],
    [
      { code: 'skill-covered', values: { by: ['Registered nurse'] } },
      'Covered by “Registered nurse”.',
      'Durch „Registered nurse“ abgedeckt.',
    ],
    [
      { code: 'skills-missing', values: { labels: ['A', 'B'], more: 1 } },
      'We couldn’t find A, B and 1 more in your resume.',
      'In deinem Lebenslauf nicht gefunden: A, B und 1 weitere.',
    ],
    [
      { code: 'years-dated', values: { months: 13, isPartial: false, asked: 1 } },
      'Your dated roles add up to 1 year and 1 month. The posting asks for 1 year.',
      'Deine datierten Stellen ergeben 1 Jahr und 1 Monat. Gefordert: 1 Jahr.',
    ],
    [
      { code: 'language-lower', values: { code: 'da', level: 'B1', asked: 'B2', isStated: false } },
      'Your resume names Danish B1. The posting asks for B2.',
      'Dein Lebenslauf nennt Dänisch B1. Gefordert: B2.',
    ],
    [
      { code: 'name-licence', values: { occupation: 'electrician' } },
      'Licensed as an electrician? Name it with its date.',
      'Du bist als electrician zugelassen? Nenn die Zulassung mit Datum.',
    ],
    [
      { code: 'show-skills', values: { how: 'use', labels: ['AWS', 'Azure'] } },
      'Used AWS or Azure? Show it in a role.',
      'Schon mit AWS oder Azure gearbeitet? Zeig es in einer Stelle.',
    ],
    [{ code: 'points-to-gain', values: { points: 1 } }, 'Up to +1 point.', 'Bis zu +1 Punkt.'],
    [
      {
        code: 'requirements-shown',
        values: { asked: 5, shown: 2, partly: 1, labels: ['Go', 'SQL'] },
      },
      '2 of 5 requirements found (1 more partly): Go and SQL.',
      '2 von 5 Anforderungen gefunden (1 weitere teilweise): Go und SQL.',
    ],
    [
      {
        code: 'may-rule-out',
        values: {
          label: { code: 'language', values: { code: 'de', level: 'C1' } },
          resume: 'German (B1)',
          stated: null,
        },
      },
      'This may rule you out: German C1 is required, and your resume says “German (B1)”.',
      'Möglicher Ausschlussgrund: Deutsch C1. In deinem Lebenslauf steht „German (B1)“.',
    ],
    [
      { code: 'score-distance', values: { distance: -1, threshold: 60 } },
      '1 point below the 60 we look for.',
      '1 Punkt unter unserer Schwelle von 60.',
    ],
    [
      { code: 'score-distance', values: { distance: 8, threshold: 60 } },
      '8 points above the 60 we look for.',
      '8 Punkte über unserer Schwelle von 60.',
    ],
  ])('%j is in English and German', (sentence, ...words) => {
    expect(say(sentence)).toEqual(words);
  });
});
