import type { SkillListLabelWords } from '../topics/skill-list-labels.js';

export const skillListLabels: SkillListLabelWords = {
  labels: String.raw`umgebung|technologien|werkzeuge|kenntnisse|methoden|tech-stack|technische umgebung|eingesetzte \p{L}+`,
  and: 'und',
  tails: 'verwendet',
  courses: 'kurse|modulübersicht',
  courseHeadings: '',
  goesOn: 'und',
  certificates: 'zertifi|diplom',
  issuers: 'ausgestellt|von|durch',
};
