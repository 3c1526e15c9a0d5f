import type { SkillWords } from '../topics/skills.js';

export const skills: SkillWords = {
  openers:
    'kenntnisse(?:n)? (?:in|im|der|des|von|zu|mit|über|auf)|erfahrung(?:en)? (?:mit|in|im|bei|auf)|umgang mit|kenntnis (?:der|des|von)|vertraut mit|sicher(?:er)? (?:in|im)|know-how (?:in|im|zu)|verständnis (?:für|von|der)',
  closers: '',
  separators: String.raw`sowie|und|oder|z\.\s?B\.`,
  looseOpenings: String.raw`gerne|auch|mindestens|min\.`,
  fieldEndings: 'logie|graphie|metrie|nomie|iatrie|therapie',
  traitEndings: 'isch|lich|ig|keit|heit',
  acronyms: '',
  determiners: '',
};
