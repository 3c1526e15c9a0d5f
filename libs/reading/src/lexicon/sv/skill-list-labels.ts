import type { SkillListLabelWords } from '../topics/skill-list-labels.js';

export const skillListLabels: SkillListLabelWords = {
  labels: 'kunskaper|färdigheter|verktyg|teknik(?:er)?|programspråk|kompetenser',
  and: 'och',
  tails: 'använda|som användes',
  courses: 'kurser',
  courseHeadings: '',
  goesOn: 'och|samt',
  certificates: 'certifi|intyg|legitimation|körkort',
  issuers: 'utfärda[dt]|från|av',
};
