import type { ResumeLabelWords } from '../topics/resume-labels.js';

export const resumeLabels: ResumeLabelWords = {
  places: 'bostadsort|bostadsadress|adress|ort',
  countries: 'Sverige',
  credentials: 'körkort|legitimation|certifikat',
  asides: 'kunskaper|språk',
  employers: 'arbetsgivare|företag|arbetsgivarens namn och adress|arbetsgivarens namn',
  sameEmployer: '(?:på )?samma (?:företag|arbetsgivare|arbetsplats)',
  datesLabels: 'datum|tidsperiod|period',
  titles: '(?:yrke eller )?befattning|yrkestitel',
  atEmployer: String.raw`\s(?:på|hos)(?=\s\p{Lu})`,
  smallInNames: 'och|för|av|i|på',
  now: 'nu|nuvarande|pågående',
  until: 'till',
  noNames: String.raw`heltid|deltid|tillsvidare|vikariat|praktik|\d+ (?:månader|år)|nuvarande|sida \d.*|betyg:? .*`,
  ofData:
    'huvudsakliga? arbetsuppgift(?:er)?|typ av verksamhet|lön|timmar|telefon|adress|verktyg|arbetsuppgifter|webbplats',
};
