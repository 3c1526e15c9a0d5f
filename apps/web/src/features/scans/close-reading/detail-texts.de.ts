import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import { foundWords, unfoundedWords } from './change-texts';
import type * as english from './detail-texts';

export const texts: Translation<typeof english.texts> = {
  title: 'Genauer Vergleich',
  reading: 'Diese Punktzahl ist eine Schätzung aus einem Wortvergleich.',
  readingThen:
    'Dein Lebenslauf und die Anzeige werden gerade Zeile für Zeile verglichen. Die Punktzahl wird automatisch angepasst.',
  readingAgain: 'Dein Lebenslauf und die Anzeige werden noch einmal Zeile für Zeile verglichen.',
  readingAgainThen: 'Bis dahin siehst du die vorige Punktzahl.',
  readingBoth:
    'Deine zwei besten Lebensläufe werden gerade Zeile für Zeile mit der Anzeige verglichen.',
  readingBothThen: 'Die Punktzahl wird nach jedem automatisch angepasst.',
  bestNotRead: 'Der Lebenslauf, der jetzt am besten passt, ist noch nicht genau verglichen.',
  failedThen: 'Der genaue Vergleich hat nicht geklappt, darum ist die Punktzahl eine Schätzung.',
  failedAgainThen:
    'Der neue genaue Vergleich hat nicht geklappt, darum ist die Punktzahl die vom vorigen.',
  changes: (changes) =>
    [
      ...(changes.found > 0 ? [foundWords(changes.found)] : []),
      ...(changes.unfounded > 0 ? [unfoundedWords(changes.unfounded)] : []),
    ].join(', '),
  changed: (score, why) =>
    why === ''
      ? `${formatNumber(score)} nach genauem Vergleich.`
      : `${formatNumber(score)}: ${why}.`,
  unchanged: (score, why) =>
    why === ''
      ? `Weiterhin ${formatNumber(score)} nach genauem Vergleich.`
      : `Weiterhin ${formatNumber(score)}: ${why}.`,
  readBy: ({ kind, name }) =>
    kind === 'agent'
      ? `Genau verglichen von deinem Agenten „${name}“.`
      : `Genau verglichen vom KI-Modell ${name}.`,
  dropped: (count) =>
    pluralOf(count, {
      one: '1 Behauptung ohne Quelle wurde verworfen.',
      other: '# Behauptungen ohne Quelle wurden verworfen.',
    }),
  outdated:
    'Gelesen wurde eine frühere Version deines Lebenslaufs. Spätere Änderungen werden nach Regeln bewertet.',
  askAgent: 'Bitte deinen Agenten, ihn noch einmal zu lesen.',
  readAgain: 'Noch einmal genau vergleichen',
  notRead: 'Es wurde nicht noch einmal genau verglichen.',
};
