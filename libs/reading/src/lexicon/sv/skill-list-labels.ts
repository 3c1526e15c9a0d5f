import type { SkillListLabelWords } from '../topics/skill-list-labels.js';

export const skillListLabels: SkillListLabelWords = {
  labels: '',
  and: '',
  tails: '',
  courses: '',
  courseHeadings: '',
  goesOn: '',
  certificates: '',
};
