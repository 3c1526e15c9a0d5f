import { type ConditionTopic } from '@rolefit/contracts';
import { germanCredential } from '@rolefit/match-texts';
import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import { abbreviatedCertificate } from './certificates';
import type * as english from './question-texts';

interface WorkQuestion {
  readonly any: string;
  readonly of?: (amount: number) => string;
}

const work: Readonly<Record<ConditionTopic, WorkQuestion>> = {
  nights: { any: 'Würdest du nachts arbeiten?' },
  evenings: { any: 'Würdest du abends arbeiten?' },
  weekends: { any: 'Würdest du am Wochenende arbeiten?' },
  shifts: { any: 'Würdest du im Schichtdienst arbeiten?' },
  'on-call': { any: 'Würdest du Rufbereitschaft übernehmen?' },
  overtime: { any: 'Würdest du Überstunden machen?' },
  'flexible-hours': { any: 'Bist du bei den Arbeitszeiten flexibel?' },
  lifting: {
    any: 'Kannst du schwer heben?',
    of: (amount) => `Kannst du bis zu ${formatNumber(amount)} kg heben?`,
  },
  standing: { any: 'Kannst du lange stehen?' },
  vision: { any: 'Siehst du gut?' },
  heights: { any: 'Kannst du in der Höhe arbeiten?' },
  'minimum-age': {
    any: 'Hast du das Mindestalter?',
    of: (amount) => `Bist du mindestens ${formatNumber(amount)} Jahre alt?`,
  },
  'driving-record': {
    any: 'Hast du nur wenige Punkte auf dem Führerschein?',
    of: (amount) =>
      amount === 0
        ? 'Hast du keine Punkte auf dem Führerschein?'
        : `Hast du höchstens ${formatNumber(amount)} Punkte auf dem Führerschein?`,
  },
  'own-vehicle': { any: 'Hast du ein eigenes Fahrzeug?' },
  travel: {
    any: 'Würdest du beruflich reisen?',
    of: (amount) => `Würdest du bis zu ${formatNumber(amount)} % der Zeit reisen?`,
  },
  'office-days': {
    any: 'Würdest du ins Büro kommen?',
    of: (amount) =>
      pluralOf(amount, {
        one: 'Würdest du 1 Tag pro Woche ins Büro kommen?',
        other: 'Würdest du # Tage pro Woche ins Büro kommen?',
      }),
  },
  'background-check': { any: 'Kannst du ein Führungszeugnis ohne Einträge vorlegen?' },
  'drug-test': { any: 'Würdest du einen Drogentest machen?' },
};

export const texts: Translation<typeof english.texts> = {
  questions: 'Deine Antwort fehlt',
  questionsLead: 'Einmal tippen beantwortet es für jede Anzeige, die danach fragt.',
  touches: (scans) => pluralOf(scans, { one: 'In 1 Anzeige', other: 'In # Anzeigen' }),
  yes: 'Ja',
  no: 'Nein',
  skip: 'Nicht jetzt',
  answerTo: (answer, question) => `${answer}: ${question}`,
  saved: 'Antwort gespeichert. Deine Ergebnisse werden angepasst.',
  undo: 'Rückgängig',
  notSaved: 'Deine Antwort wurde nicht gespeichert.',
  allAnswers: 'Alle deine Antworten',

  ask: {
    workPermit: (country) => `Darfst du ohne weitere Genehmigung arbeiten in: ${country}?`,
    licence: licenceQuestion,
    clearance: (name) => `Hast du diese Sicherheitsüberprüfung: ${germanCredential(name)}?`,
    language: (language, level) =>
      level === null
        ? `Sprichst du ${language}?`
        : `Ist dein ${language} mindestens auf Niveau ${level}?`,
    places: {
      onsite: (places) => `Könntest du vor Ort arbeiten: ${orOf(places)}?`,
      hybrid: (places) => `Könntest du teils vor Ort arbeiten: ${orOf(places)}?`,
      remote: (places) => `Könntest du von hier aus remote arbeiten: ${orOf(places)}?`,
    },
    work,
  },
};

function orOf(places: readonly string[]): string {
  const shown = places.slice(0, 3);
  return shown.length < 2
    ? (shown[0] ?? '')
    : `${shown.slice(0, -1).join(', ')} oder ${shown.at(-1)}`;
}

/** The article depends on the ending of a German name; other names come after a colon. */
function licenceQuestion(name: string): string {
  if (abbreviatedCertificate.test(name)) return `Hast du ein ${name}-Zertifikat?`;
  const german = germanCredential(name);
  const noun = german === name ? '' : (german.split(' ')[0] ?? '');
  if (/(?:schein|brief)$/.test(noun)) return `Hast du einen ${german}?`;
  if (/(?:ung|ation|karte)$/.test(noun)) return `Hast du eine ${german}?`;
  return `Hast du diese Zulassung oder diesen Nachweis: ${german}?`;
}
