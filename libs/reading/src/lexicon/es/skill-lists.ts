import type { SkillListWords } from '../topics/skill-lists.js';

export const skillLists: SkillListWords = {
  itemOpeners: 'con',
  qualities: '',
  knowledge: 'conocimientos?|experiencia|dominio|manejo',
  ofKnowledge: 'de|con|en',
  bareQualities: '',
  unspacedKnowledge: '',
  itemClosers: 'entre otros|avanzado|básico',
  kindAttributes: '',
  kinds: 'lenguajes|bases de datos',
  innerKinds: '',
};
