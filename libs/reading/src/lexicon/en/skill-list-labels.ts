import type { SkillListLabelWords } from '../topics/skill-list-labels.js';

export const skillListLabels: SkillListLabelWords = {
  labels:
    'tech(?:nolog(?:y|ies))?(?: stack| environment| used| summary)?|technical (?:skills|environment|stack)|(?:software |tech )?stack|tools?|toolset|environments?|skills?|competenc(?:ies|es)|software|frameworks?|platforms?|(?:programming |coding )?languages|databases?|methods|methodologies|equipment|machines|instruments|techniques|keywords?|built with',
  and: 'and',
  tails: 'used|include[sd]?|summary|applied',
  courses: 'course ?work|courses|modules',
  courseHeadings: 'course ?work',
  goesOn: 'and|or',
  certificates: 'certif|licen[cs]',
  issuers: 'issued|from|by',
};
