import { formatNumber } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './proof-texts';

type NotJudgedWhat = Parameters<typeof english.texts.notJudged.posting>[1];

const notJudgedNouns: Record<NotJudgedWhat, string> = {
  skills: 'Kenntnisse',
  experience: 'Arten von Erfahrung',
  duties: 'Aufgaben',
  requirements: 'Anforderungen',
  education: 'Abschlüsse',
  languages: 'Sprachen',
  licences: 'Zulassungen',
  clearances: 'Sicherheitsüberprüfungen',
  'work-permits': 'Arbeitserlaubnisse',
  places: 'Orte',
  roles: 'Stellen',
  lines: 'Zeilen über deine Arbeit',
};

export const texts: Translation<typeof english.texts> = {
  breakdown: 'Woraus die Punktzahl besteht',

  evidence: 'Belege',
  evidenceLead: 'Wähl einen Punkt, um die Zeilen dahinter zu sehen.',
  fromScan:
    'Die Zeilen deines Lebenslaufs stammen aus einem Scan; Buchstaben können falsch sein und Kenntnisse fehlen. Lade deinen Lebenslauf als Dokument hoch, dann ist die Punktzahl frei von solchen Fehlern.',
  olderResume: (fileName) =>
    `Diese Punkte stammen aus einem früheren Lebenslauf, ${fileName}. Sie werden automatisch neu bewertet, sobald dein neuester gelesen ist.`,

  olderVersion: (name) =>
    `Diese Punkte stammen aus einer früheren Version von ${name}. Sie werden automatisch neu bewertet, sobald die neueste gelesen ist.`,

  notJudged: {
    title: 'Die Punktzahl lässt einiges aus',
    posting: (total, what, judged) =>
      `Diese Anzeige nennt ${formatNumber(total)} ${notJudgedNouns[what]}. In der Punktzahl zählen die ${formatNumber(judged)} wichtigsten.`,
    resume: (total, what, judged) =>
      `Dein Lebenslauf enthält ${formatNumber(total)} ${notJudgedNouns[what]}. In der Punktzahl zählen die ersten ${formatNumber(judged)}; schreib die wichtigsten also nach oben.`,
    leftOut: (names, more) =>
      `Ausgelassen: ${names.map((name) => `„${name}“`).join(', ')}${more === 0 ? '' : ` und ${formatNumber(more)} weitere`}.`,
  },

  skills: 'Alle Kenntnisse',
  skillsOf: (state) => `Kenntnisse: ${state}`,
  noSkillsNamed:
    'Diese Anzeige nennt keine Kenntnis, die wir kennen. Was sie verlangt, steht oben bei den Belegen.',
  via: (skill) => `über ${skill}`,
  importance: { required: 'gefordert', preferred: 'erwünscht' },
  showSkill: (importance) => `(${importance}): Zeilen zeigen`,

  conditions: 'Alle Bedingungen',
  preferredConditions: 'Erwünschte Bedingungen',
  preferredConditionsLead:
    'Die Anzeige wünscht sich das. Es ändert weder die Punktzahl noch, ob die Stelle passend ist.',
  noConditions:
    'Die Anzeige nennt keine Zulassung, keine Erlaubnis, keinen Ort, keine Sprache, keinen Abschluss und keine andere Bedingung, die dich ausschließen könnte.',
};
