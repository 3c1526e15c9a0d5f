import type { ResumeLabelWords } from '../topics/resume-labels.js';

export const resumeLabels: Required<ResumeLabelWords> = {
  places: String.raw`location|address(?:\(es\))?|city`,
  countries:
    'USA|UK|United States|United Kingdom|Canada|Germany|France|Spain|Italy|Portugal|Netherlands|Belgium|Switzerland|Austria|Poland|Sweden|Norway|Denmark|Finland|Ireland|Israel|India|China|Japan|South Korea|Singapore|Australia|Brazil|Mexico|Argentina|Turkey|Ukraine|Romania|Greece|Nigeria|Kenya|South Africa|Egypt|Pakistan|Vietnam|Philippines',
  credentials: String.raw`licen[cs]|certif|registered|\bRN\b|\b(?:BLS|ACLS|CPR|CPA|CDL|EMT|CNA|LPN)\b`,
  asides: '(?:other |key |soft |additional )?skills|languages',
  employers: 'employer|company|organi[sz]ation|firm|name and address of (?:the )?employer',
  sameEmployer:
    '(?:at |with )?(?:the )?same (?:company|employer|firm|organi[sz]ation|place|business|school|hospital|restaurant|store|shop)',
  datesLabels: String.raw`dates?(?: \(from [-–] to\))?|period(?: of employment)?`,
  titles: '(?:job )?title|(?:occupation or )?position held|position|role|designation|post',
  atEmployer: String.raw`\bat(?=\s\p{Lu})`,
  smallInNames: 'of|and|the|for|in|at|on|a|to|&',
  now: 'present|current|now|today|date',
  until: 'to|until|till',
  noNames: String.raw`full[- ]time|part[- ]time|contract|temporary|permanent|internship|\d+ (?:months?|years?)|present|current|page \d.*|\d{1,2}(?:st|nd|rd|th) grade|gpa.*`,
  ofData: String.raw`main activities(?: and responsibilities)?|(?:type|nature) of business|salary|supervisor|hours|phone|email|address|tech\w*|tools|stack|gpa|brief|responsib\w+|clearance|website|link`,
  legalForms: String.raw`Inc|Ltd|LLC|L\.L\.C|Co`,
  abbreviatedEndings: String.raw`Inc|Ltd|Co|Corp|U\.S`,
  states: 'State',
};
