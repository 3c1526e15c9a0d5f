import type { SubScoreKey } from '@rolefit/contracts';
import { fieldOfWorkWeight } from './weights.js';

/** How the screens name and explain each sub-score. */
export const subScoreTexts = {
  skillsScore: {
    label: 'Skills',
    explanation: 'The skills the posting names, against those your resume shows or you added.',
  },
  experienceScore: {
    label: 'Experience',
    explanation:
      'The years it asks for, against the dated months of your roles; overlapping months count once.',
  },
  responsibilitiesScore: {
    label: 'Responsibilities',
    explanation: 'The duties of the role, against lines of your resume that show similar work.',
  },
  titleScore: {
    label: 'Title',
    explanation: `The kind and the level of the role, against the roles you held; ${fieldOfWorkWeight} more for work in the same field, if both texts show one.`,
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
