import type { SubScoreKey } from '@rolefit/contracts';

/** How the screens name and explain each sub-score. */
export const subScoreTexts = {
  skillsScore: {
    label: 'Skills',
    explanation:
      'Skills, licences and other conditions that the posting names, against what your resume shows or you added.',
  },
  experienceScore: {
    label: 'Experience',
    explanation:
      'The years and the work it asks for, against the dated months and the lines of your roles.',
  },
  responsibilitiesScore: {
    label: 'Responsibilities',
    explanation: 'The duties of the role, against lines of your resume that show similar work.',
  },
  titleScore: {
    label: 'Title',
    explanation: 'The craft that the title names, against the occupations and the work you show.',
  },
  educationScore: {
    label: 'Education',
    explanation: 'The degree and field it asks for, against those you name.',
  },
  languageScore: {
    label: 'Languages',
    explanation: 'The languages and levels it asks for, against those you name.',
  },
} as const satisfies Record<SubScoreKey, { label: string; explanation: string }>;
