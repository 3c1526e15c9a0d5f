import type { SkillListWords } from '../topics/skill-lists.js';

export const skillLists: SkillListWords = {
  itemOpeners: String.raw`with|including|incl\.?|such as|e\.g\.|etc\.?|like|various|other`,
  qualities: 'good|strong|solid|basic|excellent',
  knowledge: String.raw`knowledge|experience|expertise|proficien\w+|familiar\w*|skilled|expert|competent|fluent|versed`,
  ofKnowledge: 'of|in|with|on',
  bareQualities: 'strong|excellent|solid|good|proven|advanced|intermediate|expert|basic',
  unspacedKnowledge: '',
  itemClosers: String.raw`skills?|knowledge|experience|etc\.?|and more|expert|advanced|intermediate|beginner|basic|proficient|basics|with|in|of|for|and|or|from`,
  kindAttributes: 'programming|scripting|spoken|web|technical|query|mark-?up',
  kinds:
    'os|operating systems?|languages?|programming|scripting|databases?|frameworks?|libraries|tools?|software|systems?|platforms?|cloud|devops|administration|typography|scientific|design|web(?: design)?|office|statistics|visuali[sz]ation|testing|methods|hardware|network(?:s|ing)?',
  innerKinds:
    'programming|scripting|databases?|frameworks?|administration|typography|web design|scientific|tools|languages|systems',
};
