import { acceptedResumes } from '@rolefit/contracts';
import { readyThresholds, rankDecay, requirementWeights, scoreRange } from '@rolefit/scoring';
import { type Translation } from '@/lib/translation';
import type * as english from './texts';

const timesInWords = ['', 'einmal', 'doppelt', 'dreimal', 'viermal'] as const;
/** "doppelt so viel", "dreimal so viel". */
const times = (factor: number) => timesInWords[factor] ?? `${factor}-mal`;

const sharesInWords = [
  '',
  '',
  'die Hälfte',
  'ein Drittel',
  'ein Viertel',
  'ein Fünftel',
  'ein Sechstel',
] as const;
const shareInWords = (share: number) =>
  sharesInWords[Math.round(1 / share)] ?? `${Math.round(100 * share)} %`;

const reachOf = (understood: number) =>
  Math.round(scoreRange.least + scoreRange.few / Math.sqrt(understood));

const bandWords: Readonly<Record<string, string>> = {
  strong: 'sehr gut',
  good: 'gut',
  partial: 'teilweise passend',
  weak: 'kaum passend',
};
const bandWord = (word: string) => bandWords[word] ?? word;

export const texts: Translation<typeof english.texts> = {
  skipToContent: 'Zum Inhalt',
  siteNavigation: 'Website',
  footerNavigation: 'Fußzeile',
  source: 'Quellcode',
  sourceHint: '(öffnet sich in einem neuen Tab)',
  getStarted: 'Loslegen',
  getExtensions: 'Erweiterung',
  privacyPolicy: 'Datenschutz',
  termsOfService: 'Nutzungsbedingungen',
  signIn: 'Anmelden',
  copyright: (year) => `© ${year} Rolefit`,

  hero: {
    badge: 'Vorschau',
    title: 'Finde in Minuten die Stelle, die passt',
    lead: 'Füg eine Anzeige ein. Sieh, wie gut sie zu dir passt, und warum genau.',
    getStarted: 'Kostenlos loslegen',
    howItWorks: 'So funktioniert’s',
  },

  example: { title: 'Das Ergebnis Punkt für Punkt' },

  steps: {
    title: 'So funktioniert’s',
    step: (number) => `Schritt ${number}`,
    all: [
      {
        name: 'resume',
        title: 'Lade deinen Lebenslauf hoch',
        text: 'Eine Datei: ein PDF, ein Word-Dokument oder ein anderes Format. Aus dem Text lesen wir Angaben: Kenntnisse, Stellen mit Zeitraum, Ausbildung, Sprachen. Jede Angabe behält die Zeile, aus der sie stammt.',
        alt: 'Kenntnisse, die aus einem Lebenslauf gelesen wurden, jede mit der Stärke ihrer Belege in Prozent',
      },
      {
        name: 'posting',
        title: 'Prüf eine Anzeige',
        text: 'Füg die Anzeige ein. Sie wird genauso gelesen: was gefordert ist, was erwünscht ist und was keine Punktzahl aufwiegt, etwa eine Zulassung oder eine Arbeitserlaubnis.',
        alt: 'Das Formular mit einer eingefügten Anzeige',
      },
      {
        name: 'match',
        title: 'Lies das Ergebnis',
        text: 'Feste Regeln machen die Punktzahl: gleiche Texte, gleiche Punktzahl. Du siehst die Zeilen dahinter, was fehlt und was am meisten Punkte brächte.',
        alt: 'Ein Ergebnis: die Punktzahl in einem Ring, ein Satz mit dem Grund und ob die Stelle passt',
      },
    ],
  },

  features: {
    title: 'Was du bekommst',
    matching: {
      title: 'Klare Punktzahlen',
      text: 'Eine Punktzahl für jede Anzeige, aus Punkten, die ihre Zeilen zitieren. Gleiche Texte, gleiche Punktzahl. Jedes Mal.',
    },
    insights: {
      title: 'Blick in den Lebenslauf',
      text: 'Sieh, welche Kenntnisse dein Lebenslauf belegt und welche er nur erwähnt.',
    },
    dashboard: {
      title: 'Alles in einer Übersicht',
      text: 'Alle geprüften Stellen an einem Ort, und wo du dich als Nächstes bewirbst.',
    },
    gaps: {
      title: 'Fehlende Kenntnisse',
      text: 'Was wir in deinem Lebenslauf nicht gefunden haben: Gefordertes zuerst, der größte Gewinn oben.',
    },
  },

  faq: {
    title: 'Fragen',
    what: {
      question: 'Was ist Rolefit?',
      answer:
        'Ein Werkzeug für Menschen, die Arbeit suchen. Es vergleicht deinen Lebenslauf mit Stellenanzeigen und zeigt, wie gut sie zusammenpassen und warum. Es bewirbt sich nie für dich und nimmt nie Kontakt zu einer Firma auf.',
    },
    score: { question: 'Wie kommt die Punktzahl zustande?' },
    free: {
      question: 'Ist es kostenlos?',
      answer:
        'Ja. Rolefit ist Software, die du auch selbst betreiben kannst: auf einem Rechner, ohne Konto irgendwo und ohne KI-Schlüssel.',
    },
    resume: {
      question: 'Muss ich einen Lebenslauf hochladen?',
      answer: `Für eine Punktzahl ja: Ohne Lebenslauf gibt es nichts, womit sich eine Anzeige vergleichen ließe. Anzeigen kannst du auch vorher prüfen; sie warten und werden automatisch bewertet, sobald dein Lebenslauf gelesen ist. Möglich sind ${acceptedResumes}, bis 5 MB.`,
    },
    hired: {
      question: 'Werde ich damit eher eingestellt?',
      answer:
        'Das kann niemand versprechen. Es hilft dir, deine Zeit in passende Stellen zu stecken und zu sehen, was dein Lebenslauf auslässt. Entscheiden werden Menschen.',
    },
  },

  closing: {
    title: 'Dein Lebenslauf, deine nächste Anzeige',
    text: 'Lade deinen Lebenslauf einmal hoch. Danach fügst du jede Anzeige nur noch ein.',
    start: 'Mit deinem Lebenslauf anfangen',
  },

  score: {
    facts:
      'Alles, was eine Anzeige verlangt, ist eine Anforderung. Zu jeder suchen wir die Zeile deines Lebenslaufs, die sie zeigt, und du siehst beide Zeilen. Es gibt vier Antworten:',
    verdicts: [
      {
        name: 'Gefunden',
        text: 'Dein Lebenslauf, einer deiner Titel oder deine eigene Angabe sagt es.',
      },
      { name: 'Teilweise', text: 'Eine Zeile zeigt etwas davon oder ähnliche Arbeit.' },
      {
        name: 'Fehlt',
        text: 'Wir haben keine Zeile gefunden, die es zeigt. Das heißt nicht, dass du es nicht kannst.',
      },
      {
        name: 'Sagt etwas anderes',
        text: 'Eine Zeile deines Lebenslaufs oder eine deiner Antworten sagt das Gegenteil.',
      },
    ],
    reader:
      'Regeln finden diese Zeilen an den Wörtern beider Texte. Ein KI-Modell, falls eins eingerichtet ist, oder ein KI-Assistent, den du verbindest, kann die Texte dann Zeile für Zeile vergleichen und findet auch, was mit anderen Worten gesagt ist; bis dahin ist die Punktzahl eine Schätzung. Es zählen nur Zeilen deines Lebenslaufs, und gezählt wird immer nach denselben Regeln.',
    weights: `Die Punktzahl ist, was du von dem zeigst, was die Anzeige verlangt. Gefordertes zählt ${times(requirementWeights.must / requirementWeights.nice)} so viel wie Erwünschtes, eine Aufgabe der Stelle ${times(requirementWeights.duty / requirementWeights.nice)} so viel. Das Wichtigste kommt zuerst, und jede weitere Anforderung zählt ${shareInWords(1 - rankDecay)} weniger als die davor.`,
    range: `Der Bereich neben einer Punktzahl sagt, wie sicher sie ist. Er ist breit, wo eine Anzeige wenig sagt: ${reachOf(readyThresholds.understood)} Punkte nach oben und unten bei ${readyThresholds.understood} Anforderungen, die wir verstehen, ${reachOf(25)} bei 25. Vier von fünf sorgfältigen Menschen landen mit ihrer Einschätzung darin.`,
    band: (word, from) =>
      from === 0 ? `darunter „${bandWord(word)}“` : `ab ${from} „${bandWord(word)}“`,
    bands: (list) => `In Worten heißt eine Punktzahl ${list}.`,
    outside:
      'Bedingungen, die entscheiden, etwa eine Zulassung oder eine Arbeitserlaubnis, prüfen wir außerhalb der Zahl: Keine Punktzahl wiegt eine auf, die du nicht erfüllst.',
    ready: `Passend ist eine Stelle, wenn weder dein Lebenslauf noch deine Antworten einer Bedingung widersprechen, wenn dein Lebenslauf oder deine Antworten jede geforderte Zulassung und Sprache nennen, wenn dein Lebenslauf Arbeit der Art zeigt, die der Titel nennt, wenn wir mindestens ${readyThresholds.understood} Anforderungen verstehen und wenn die Punktzahl mindestens ${readyThresholds.overallPercent} ist.`,
  },

  legal: {
    updated: 'Zuletzt geändert',
    onThisPage: 'Auf dieser Seite',
    readsHere: (model) =>
      model === null
        ? '**Auf diesem Server wird nach den eingebauten Regeln gelesen.**'
        : `**Auf diesem Server liest das Modell „${model}“.**`,
  },

  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht wurde es gelöscht, oder der Link ist unvollständig.',
    toDashboard: 'Zur Übersicht',
    toStart: 'Zur Startseite',
  },
};
