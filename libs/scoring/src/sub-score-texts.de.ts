import type { SubScoreKey } from '@rolefit/contracts';

export const subScoreTexts: Readonly<
  Record<SubScoreKey, { readonly label: string; readonly explanation: string }>
> = {
  skillsScore: {
    label: 'Kenntnisse',
    explanation:
      'Kenntnisse, Zulassungen und andere Bedingungen der Anzeige, verglichen mit dem, was dein Lebenslauf zeigt oder du ergänzt hast.',
  },
  experienceScore: {
    label: 'Erfahrung',
    explanation:
      'Die Jahre und die Arbeit, die verlangt werden, verglichen mit den Zeiträumen und Zeilen deiner Stellen.',
  },
  responsibilitiesScore: {
    label: 'Aufgaben',
    explanation:
      'Die Aufgaben der Stelle, verglichen mit Zeilen deines Lebenslaufs, die ähnliche Arbeit zeigen.',
  },
  titleScore: {
    label: 'Titel',
    explanation:
      'Der Beruf, den der Titel nennt, verglichen mit den Berufen und der Arbeit, die du zeigst.',
  },
  educationScore: {
    label: 'Ausbildung',
    explanation: 'Der Abschluss und das Fach, die verlangt werden, verglichen mit deinen.',
  },
  languageScore: {
    label: 'Sprachen',
    explanation: 'Die Sprachen und Niveaus, die verlangt werden, verglichen mit deinen.',
  },
};
