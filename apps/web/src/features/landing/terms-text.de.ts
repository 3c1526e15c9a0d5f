import { type LegalText } from './legal-text';
import { type Retention } from '@rolefit/contracts';

/** The terms of use in German. */
export const termsText = (periods: Retention): LegalText => ({
  title: 'Nutzungsbedingungen',
  updated: '2026-11-21',
  lead: 'Kurz, weil es wenig zu vereinbaren gibt: Sei fair, prüf nach, was wichtig ist, und deine Daten bleiben deine.',
  sections: [
    {
      id: 'service',
      title: 'Was Rolefit tut',
      parts: [
        'Rolefit liest deinen Lebenslauf und Stellenanzeigen, vergleicht sie nach festen Regeln und zeigt eine Punktzahl mit den Zeilen, auf denen sie beruht. Es ist für Menschen da, die Arbeit suchen.',
        'Es bewirbt sich nie für dich, nimmt nie Kontakt zu einer Firma auf und ist weder Personalvermittlung noch Arbeitgeber noch Rechtsberatung.',
      ],
    },
    {
      id: 'score',
      title: 'Was eine Punktzahl ist',
      parts: [
        'Eine Punktzahl sagt, wie gut zwei Texte zusammenpassen, nach Regeln, die du [nachlesen](/#faq-score) kannst. Sie ist ein Rat an dich. Sie ist kein Urteil über dich und kein Versprechen eines Gesprächs oder einer Stelle: Das entscheiden Menschen, die mehr sehen als zwei Texte.',
        'Beim Lesen kann etwas fehlen oder falsch sein. Darum zeigt jeder Punkt seine Quelle; prüf nach, was wichtig ist, bevor du danach handelst. Punktzahlen dürfen nicht dazu dienen, Bewerbungen zu sortieren oder abzulehnen.',
      ],
    },
    {
      id: 'account',
      title: 'Dein Konto',
      parts: [
        'Du meldest dich über einen Anbieter wie GitHub an, dessen eigene Bedingungen dort gelten. Schütz dieses Konto; was darüber hier geschieht, gilt als von dir getan. Wer sich abmeldet, beendet die Sitzung dieses Browsers.',
        'Die Browser-Erweiterung bekommt eine eigene Anmeldung, wenn du sie verbindest. Meldest du dich an einem Ort ab, bleibt der andere angemeldet.',
      ],
    },
    {
      id: 'texts',
      title: 'Deine Texte bleiben deine',
      parts: [
        'Lebenslauf, Notizen und Antworten gehören weiter dir. Du erlaubst diesem Server, sie zu einem einzigen Zweck zu speichern und zu lesen: um dir deine Ergebnisse zu zeigen. In der Datenschutzerklärung steht, was wie lange gespeichert wird.',
        'Lade deinen eigenen Lebenslauf hoch oder den einer Person, die dich darum gebeten hat. Prüf Anzeigen, die du lesen darfst; die Rechte an einer Anzeige bleiben bei denen, die sie geschrieben haben.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Faire Nutzung',
      parts: [
        [
          'Versuch nicht, Daten anderer zu sehen, Grenzen zu umgehen oder den Server zu stören.',
          'Lade keine Dateien hoch, die Schaden anrichten sollen.',
          'Grenzen dafür, wie viel auf einmal gesendet werden kann, halten den Dienst für alle schnell; eine Meldung sagt dir, wenn du eine erreichst.',
        ],
      ],
    },
    {
      id: 'availability',
      title: 'Kostenlos, und in der Vorschau',
      parts: [
        'Rolefit ist hier kostenlos und kann von allen auf einem eigenen Rechner betrieben werden. Es ist in der Vorschau: Es ändert sich, kann eine Weile ausfallen, und Punktzahlen können sich ändern, wenn die Regeln besser werden.',
        'Es kommt, wie es ist, ohne Gewähr. Soweit das Gesetz es erlaubt, haften weder wer diesen Server betreibt noch wer die Software geschrieben hat für Entscheidungen, die auf Punktzahlen beruhen, oder für verlorene Daten; behalte eine Kopie von allem, worauf du nicht verzichten kannst. Wo das Gesetz eine Haftung vorsieht, gilt sie.',
      ],
    },
    {
      id: 'end',
      title: 'Aufhören',
      parts: [
        `Du kannst jederzeit aufhören: Lösch einzelne Ergebnisse oder am Ende deines [Profils](/profile) das ganze Konto. Ein gelöschtes Konto lässt sich ${periods.deletedAccountDays} Tage lang durch eine Anmeldung wiederherstellen; danach wird alles darin endgültig gelöscht.`,
        'Wer diesen Server betreibt, kann ein Konto schließen, das gegen diese Bedingungen verstößt, oder den ganzen Server; wo es möglich ist, wird das vorher angekündigt, damit du mitnehmen kannst, was du brauchst.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      parts: [
        'Ändern sich diese Bedingungen, ändert sich oben das Datum. Bist du mit einer Änderung nicht einverstanden, benutze Rolefit hier nicht weiter und lösch dein Konto.',
        'Diese Fassung ist eine Übersetzung. Weicht sie ab, gilt die englische.',
      ],
    },
  ],
});
