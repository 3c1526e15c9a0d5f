import type { SkillListWords } from '../topics/skill-lists.js';

export const skillLists: SkillListWords = {
  itemOpeners: '',
  qualities: '',
  knowledge: '',
  ofKnowledge: '',
  bareQualities: '',
  unspacedKnowledge: '',
  itemClosers: '',
  kindAttributes: '',
  kinds: '',
  innerKinds: '',
};
