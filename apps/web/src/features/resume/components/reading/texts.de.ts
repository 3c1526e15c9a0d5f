import type * as english from './texts';
import { pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  textTitle: 'Der Text, wie wir ihn gelesen haben',
  textLabel: 'Text deines Lebenslaufs',
  chooseFact:
    'Wähl eine Angabe, um ihre Zeilen zu sehen. Markierte Zeilen gehören zu mindestens einer.',
  noneFound: 'Wir haben nichts gefunden.',
  fromScan: 'Aus einem Scan gelesen',
  groups: {
    roles: 'Stellen',
    education: 'Ausbildung',
    languages: 'Sprachen',
    licences: 'Zulassungen',
    clearances: 'Sicherheitsüberprüfungen',
    workPermits: 'Arbeitserlaubnis',
    places: 'Orte',
    conditions: 'Arbeitsbedingungen',
    statements: 'Was du gemacht hast',
    skills: 'Kenntnisse',
  },
  education: {
    secondary: 'Schulabschluss',
    vocational: 'Berufsausbildung',
    associate: 'Associate Degree',
    bachelor: 'Bachelor',
    master: 'Master',
    doctorate: 'Promotion',
  },
  level: (level) => (level === 'C2' ? 'C2 oder Muttersprache' : (level ?? 'kein Niveau angegeben')),
  noDates: 'kein Zeitraum gefunden',
  since: (start) => `seit ${start}`,
  held: (start, end) => `${start} – ${end ?? 'heute'}`,
  workPermit: 'Arbeitserlaubnis',
  years: (years) => pluralOf(years, { one: '1 Jahr angegeben', other: '# Jahre angegeben' }),
  linesAboutWork: (count) =>
    pluralOf(count, { one: '1 Zeile über deine Arbeit', other: '# Zeilen über deine Arbeit' }),
  compared: 'verglichen mit den Aufgaben einer Anzeige',
  hidden: {
    label: 'Versteckter Text',
    found: (count) =>
      pluralOf(count, {
        one: 'Wir haben eine Stelle gefunden, die niemand sehen kann, und sie nicht gelesen.',
        other: 'Wir haben # Stellen gefunden, die niemand sehen kann, und sie nicht gelesen.',
      }),
    then: 'Versteckter Text bringt hier keine Punkte, und andere Programme können ihn dir übel nehmen. Stammt er nicht von dir, kommt er vielleicht aus einer Vorlage.',
    where: (kind, page) => (page === null ? kind : `${kind}, Seite ${page}`),
    reasons: {
      white: {
        label: 'Text in der Farbe seines Hintergrunds',
        sentence: 'Er hat dieselbe Farbe wie das, was hinter ihm ist, etwa Weiß auf Weiß.',
      },
      tiny: { label: 'Winziger Text', sentence: 'Er ist kleiner als 2 Punkt.' },
      'off-page': {
        label: 'Text außerhalb der Seite',
        sentence: 'Er liegt jenseits der Seitenränder.',
      },
      transparent: {
        label: 'Durchsichtiger Text',
        sentence: 'Er ist vollständig durchsichtig.',
      },
      invisible: {
        label: 'Unsichtbarer Text',
        sentence: 'Die Datei gibt an, dass er nicht gezeigt wird.',
      },
      clipped: { label: 'Abgeschnittener Text', sentence: 'Er ist ganz abgeschnitten.' },
      covered: { label: 'Verdeckter Text', sentence: 'Etwas anderes liegt darüber.' },
      layer: {
        label: 'Text in einer ausgeschalteten Ebene',
        sentence: 'Er gehört zu einer Ebene der Datei, die ausgeschaltet ist.',
      },
    },
  },
};
