import { formatAll, formatNumber } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './texts';

export const texts: Translation<typeof english.texts> = {
  heading: 'Als Nächstes bewerben',
  closest: 'Am nächsten dran',
  what: 'Deine nächsten Bewerbungen',
  noneReaches: (threshold) => `Noch keine erreicht ${formatNumber(threshold)}.`,
  nonePasses: 'Noch keine erfüllt alle Regeln für „Passend“.',
  gap: (names) => `Am meisten fehlt: ${formatAll(names)}.`,
  rank: (rank) => `Nummer ${formatNumber(rank)}`,
  score: (score, word) => `${formatNumber(score)} von 100 Punkten, ${word}`,
  view: 'Ansehen',
  all: 'Alle Ergebnisse',

  nothingTitle: 'Gerade gibt es nichts, worauf du dich bewerben solltest',
  nothing:
    'Deine besten Ergebnisse stehen hier, sobald sie eine Punktzahl haben. Worauf du dich beworben hast und was du aussortiert hast, fehlt hier.',
  ruledOutTitle: 'Keine offene Stelle passt zu deinen Bedingungen',
  ruledOut: 'Jede verlangt etwas, das dein Lebenslauf oder deine Antworten ausschließen.',
  toMatches: 'Ergebnisse ansehen',
  toScan: 'Stelle prüfen',

  inProgress: 'Läuft gerade',
  toSaved: 'Alle gemerkten Stellen',
  stageCount: (stage, count) => `${formatNumber(count)} ${stage}`,
};
