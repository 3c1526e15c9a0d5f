import type * as english from './texts';
import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';

const rises = (count: number) =>
  count === 0
    ? 'keine Punktzahl steigt'
    : pluralOf(count, { one: '1 Punktzahl steigt', other: '# Punktzahlen steigen' });

export const texts: Translation<typeof english.texts> = {
  title: 'Was wäre, wenn …',
  lead: 'Sieh, wie sich deine geprüften Anzeigen ändern würden, wenn du hättest, was dir noch fehlt. Nichts davon wird gespeichert.',
  open: 'Ausprobieren',
  what: 'Was wäre, wenn',
  loading: 'Deine Anzeigen werden bewertet …',
  switches: 'Was wäre, wenn ich das hätte',
  other: 'Etwas anderes',
  choose: 'Auswählen …',
  reset: 'Alles ausschalten',
  most: (count) => `Bis zu ${formatNumber(count)} zugleich.`,
  hint: (over, most) =>
    pluralOf(over, {
      one: `Über die eine geprüfte Anzeige in deinem Fach. Bis zu ${formatNumber(most)} zugleich.`,
      other: `Über # geprüfte Anzeigen in deinem Fach. Bis zu ${formatNumber(most)} zugleich.`,
    }),
  language: (name, level) => `${name} ${level}`,
  years: (years) => pluralOf(years, { one: '1 Jahr Erfahrung', other: '# Jahre Erfahrung' }),
  place: (place) => `Arbeit in ${place}`,
  arrangements: {
    onsite: 'Arbeit vor Ort',
    hybrid: 'Hybrides Arbeiten',
    remote: 'Arbeit aus der Ferne',
  },
  relocation: 'Umzug für die Stelle',
  inSentence: {
    years: (years) => pluralOf(years, { one: '1 Jahr Erfahrung', other: '# Jahren Erfahrung' }),
    place: (place) => `Arbeit in ${place}`,
    arrangements: {
      onsite: 'Arbeit vor Ort',
      hybrid: 'hybridem Arbeiten',
      remote: 'Arbeit aus der Ferne',
    },
    relocation: 'Umzug für die Stelle',
  },
  alone: ({ flips, rises: count }) => {
    if (flips === 0) return rises(count);
    const applicable = `${formatNumber(flips)} mehr passend`;
    return count > 0 ? `${applicable}, ${rises(count)}` : applicable;
  },
  result: (what, { flips, rises: count }) => {
    if (flips === 0) return `Mit ${what}: keine weitere wäre passend, ${rises(count)}.`;
    const applicable = pluralOf(flips, {
      one: '1 weitere wäre passend',
      other: '# weitere wären passend',
    });
    return count > 0
      ? `Mit ${what}: ${applicable}, ${rises(count)}.`
      : `Mit ${what}: ${applicable}.`;
  },
  nothingOn: 'Schalte etwas ein, um zu sehen, was sich ändert.',
  movers: 'Anzeigen, die sich ändern würden',
  untitled: 'Anzeige ohne Titel',
  change: (from, to) => `${formatNumber(from)} → ${formatNumber(to)}`,
  changeInWords: (from, to) => `von ${formatNumber(from)} auf ${formatNumber(to)}`,
  becomesApplicable: 'wäre passend',
  showAll: (count) => `Alle ${formatNumber(count)} zeigen`,
  showFewer: 'Weniger zeigen',
  add: (what) => `Hast du das wirklich? Ergänze es in deinem Profil: ${what}`,
  nothingToTry:
    'Noch nichts auszuprobieren. Anzeigen in deinem Fach müssen etwas verlangen, das wir nicht gefunden haben.',
  ofMatch: {
    summary: 'Was wäre, wenn …',
    nothing: 'Nichts, was wir vorschlagen könnten, würde hier etwas ändern.',
    asIs: (score) => `So wie jetzt: ${formatNumber(score)}.`,
    asIf: (what, from, to) => `Mit ${what}: ${formatNumber(to)} statt ${formatNumber(from)}.`,
    applicable: 'Wäre passend',
    notApplicable: 'Wäre noch nicht passend',
    others: (count) =>
      pluralOf(count, {
        one: 'Auch 1 andere Anzeige würde steigen.',
        other: 'Auch # andere Anzeigen würden steigen.',
      }),
    rules: {
      knockouts: { met: 'Keine Ausschlussgründe', missed: 'Ein Ausschlussgrund oder etwas offen' },
      craft: {
        met: 'Deine Arbeit passt zum Titel',
        missed: 'Deine Arbeit passt nicht zum Titel',
      },
      breadth: { met: 'Die Anzeige sagt genug', missed: 'Die Anzeige sagt zu wenig' },
      overall: { met: 'Die Punktzahl reicht', missed: 'Die Punktzahl reicht nicht' },
    },
  },
};
