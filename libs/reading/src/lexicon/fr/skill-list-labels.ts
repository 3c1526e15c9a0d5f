import type { SkillListLabelWords } from '../topics/skill-list-labels.js';

export const skillListLabels: SkillListLabelWords = {
  labels: 'outils|environnement(?: technique)?|compétences|langages|logiciels',
  and: 'et',
  tails: 'utilisées',
  courses: 'cours',
  courseHeadings: '',
  goesOn: 'et',
  certificates: 'certifi|attestation|habilitation',
  issuers: 'délivrée?|par',
};
