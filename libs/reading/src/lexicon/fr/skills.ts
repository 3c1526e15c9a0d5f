import type { SkillWords } from '../topics/skills.js';

export const skills: SkillWords = {
  openers:
    "connaissances? (?:approfondies? |solides? )?(?:de|des|du|en|d['’])|maîtrise[rz]? (?:de|des|du|d['’]|les?|la)|expérience (?:pratique |professionnelle |confirmée |significative )?(?:avec|en|dans|de|des|du|d['’]|sur)|compétences? en|notions? (?:de|en)",
  closers: '',
  separators: 'ainsi que|tels? que|telles? que|comme|et|ou',
  looseOpenings: 'au moins|moins',
  fieldEndings: 'logie|graphie|metrie|nomie|iatrie|therapie',
  traitEndings: '',
  acronyms: '',
  determiners: '',
};
