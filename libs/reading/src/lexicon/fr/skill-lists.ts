import type { SkillListWords } from '../topics/skill-lists.js';

export const skillLists: SkillListWords = {
  itemOpeners: 'avec',
  qualities: '',
  knowledge: 'connaissance|maîtrise',
  ofKnowledge: 'de|des|du|en',
  bareQualities: 'bonne',
  unspacedKnowledge: '',
  itemClosers: 'avancé',
  kindAttributes: '',
  kinds: 'langages|bases de données|logiciels',
  innerKinds: 'logiciels',
};
