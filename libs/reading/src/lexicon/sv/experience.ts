import type { ExperienceWords } from '../topics/experience.js';

export const experience: ExperienceWords = {
  experience: 'erfarenhet|arbetat|jobbat|arbetslivserfarenhet|yrkeserfarenhet',
  otherTime: 'provanställning|år gammal|de senaste',
  ages: String.raw`barn\b[^.;,]{0,25}`,
  orMore: 'eller mer',
  definitions: '',
  domains: [],
  beforeField: 'relevant|arbete|att arbeta|som|inom|med|av|i',
  experienceBeforeField: 'erfarenhet',
  afterExperience: '',
  ofField: 'som|inom|av|från|i',
  of: '',
  experienceAfterField: '',
  afterField: 'och|eller|är|samt',
  either: 'antingen',
  orField: 'eller',
  aboutField: '',
  noField: '',
  spentIn: '',
  doing: '',
};
