import type { StatedYearWords } from '../topics/stated-years.js';

export const statedYears: StatedYearWords = {
  between:
    'of|in|with|on|using|as|an?|the|experience|expertise|professional|hands-on|practical|work|working|industry|commercial|solid|strong|development|developing|programming|writing|building',
  and: 'and',
  moreThan: 'over |more than ',
  ofSomething: 'of|in|with|as|at',
  years: 'years?',
};
