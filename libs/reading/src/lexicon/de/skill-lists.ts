import type { SkillListWords } from '../topics/skill-lists.js';

export const skillLists: SkillListWords = {
  itemOpeners: 'mit',
  qualities: '',
  knowledge: 'kenntnisse|erfahrung',
  ofKnowledge: 'mit|von',
  bareQualities: 'sehr gute|gute',
  unspacedKnowledge: '',
  itemClosers: String.raw`kenntnisse|usw\.?|u\.?\s?a\.?`,
  kindAttributes: '',
  kinds: 'programmiersprachen|datenbanken|betriebssysteme',
  innerKinds: 'datenbanken',
};
