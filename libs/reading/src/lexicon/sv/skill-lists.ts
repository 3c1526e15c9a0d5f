import type { SkillListWords } from '../topics/skill-lists.js';

export const skillLists: SkillListWords = {
  itemOpeners: '',
  qualities: '',
  knowledge: 'kunskap(?:er)?|erfarenhet',
  ofKnowledge: 'av|i|inom',
  bareQualities: 'mycket goda|goda',
  unspacedKnowledge: '',
  itemClosers: String.raw`kunskaper|osv\.?`,
  kindAttributes: '',
  kinds: 'programspråk|databaser|operativsystem',
  innerKinds: 'databaser',
};
