import type * as english from './texts';
import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  heading: 'Über alle geprüften Anzeigen',
  what: 'Deine fehlenden Kenntnisse',
  loading: 'Wird geladen …',
  gaps: {
    title: 'Fehlende Kenntnisse',
    lead: (over) =>
      pluralOf(over, {
        one: 'Was die eine Anzeige in deinem Fach gewinnen würde, wenn dein Lebenslauf eine Kenntnis zeigte.',
        other:
          'Wie viele von # Anzeigen in deinem Fach passend würden, wenn dein Lebenslauf eine Kenntnis zeigte und alles andere gleich bliebe.',
      }),
    leadAllApplicable:
      'Alle fertig geprüften Anzeigen sind passend. Das hier verlangen Anzeigen in deinem Fach am häufigsten, und wir haben es nicht gefunden.',
    leadWithoutFlips:
      'Keine Kenntnis allein würde eine Anzeige passend machen. Das hier verlangen Anzeigen in deinem Fach am häufigsten, und wir haben es nicht gefunden.',
    flips: (count) => `${formatNumber(count)} mehr passend`,
    noFlip: 'reicht allein nicht',
    missing: (count, over) =>
      `In ${formatNumber(count)} von ${formatNumber(over)} Anzeigen, nicht in deinem Lebenslauf`,
    certificate: 'Zertifikat oder Lizenz',
    key: 'Gefüllt: würde passend. Umrandet: verlangt und nicht gefunden.',
    showAll: (count) => `Alle ${formatNumber(count)} zeigen`,
    showFewer: 'Weniger zeigen',
    toSkills: 'Etwas davon kannst du? Ergänze es bei deinen Kenntnissen',
    noPattern:
      'Noch kein Muster. Eine Kenntnis steht hier, sobald mindestens zwei Anzeigen in deinem Fach sie verlangen und wir sie nicht gefunden haben.',
    otherField:
      'Noch keine der geprüften Anzeigen ist aus deinem Fach. Fehlende Kenntnisse zählen wir nur über Anzeigen in deinem Fach.',
    notYet:
      'Was Anzeigen in deinem Fach verlangen und wir nicht gefunden haben, steht hier, sobald es Punktzahlen gibt.',
  },
  export: {
    open: 'Exportieren',
    menu: 'Alle Ergebnisse exportieren',
    csv: 'CSV, für Tabellen',
    json: 'JSON, für Programme',
    pending: 'Wird exportiert …',
    done: 'Deine Ergebnisse sind in deinen Downloads.',
    failed: 'Deine Ergebnisse wurden nicht exportiert.',
  },
};
