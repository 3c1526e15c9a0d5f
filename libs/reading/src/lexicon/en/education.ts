import type { EducationWords } from '../topics/education.js';

export const education: EducationWords = {
  levels: {
    secondary: String.raw`(?<!post[- ])high\s?school|secondary (?:school|education)|GED|A[- ]levels|GCSEs?`,
    vocational:
      'vocational|trade school|apprenticeship|technical (?:diploma|school)|[NS]VQ|BTEC|city (?:and|&) guilds',
    associate: String.raw`associate(?:['’]?s)? degree|associate of (?:arts|science|applied science)|ADN|ASN|A\.A\.S?\.|two[- ]year degree|college diploma|some college`,
    bachelor: String.raw`bachelor(?:['’]?s)?|baccalaureate|undergraduate degree|B\.?\s?S\.?c\.?|B\.S\.?|B[AS]\s?\/\s?[BM][AS]|M[AS]\s?\/\s?B[AS]|BS,? with(?= \d)|BS|B\.A\.?|BA|B\.?Eng\.?|B\.?Tech\.?|BBA|BFA|BSN|university degree|college degree|(?:four|4)[- ]year degree`,
    master: String.raw`master(?:['’]?s['’]?(?= (?:of|in)\b| ?: )|['’]s|(?= (?:of|in)\b)|s? degree)|masters?(?= or\b)|masters(?= (?:is |are )?(?:preferred|required|desired|desirable|strongly|a plus)\b)|M[AS]\s?\/\s?(?:MBA|Ph\.?\s?D)|graduate degree|advanced degree|M\.S\.?|M\.?S\.?c\.?|MS (?=in\b)|MS,? with(?= \d)|MS or (?:B\.?S|Ph\.?\s?D)|(?:B\.?S|Ph\.?\s?D)\.? or MS|M\.A\.?|M\.?Eng\.?|MBA|LL\.M\.?|LLM(?= (?:in|degree)\b)|MSN|MPH|MPharm|MPhil|MSci|MChem|MSW|M\.Ed\.?`,
    doctorate: String.raw`Ph\.?\s?D\.?|doctorate|doctoral(?! student)|doctor of|D\.?Phil\.?|M\.D\.|J\.D\.?|JD|juris doctor|PharmD|DNP`,
  },
  initials: 'BS|BA|MS|JD',
  initialsBeforeSubject: 'BA|BS',
  honoursMarks: 'hons|honours|honors',
  nouns: String.raw`degree|diploma|university|college|graduate|education|field|major|in [A-Z]\p{L}*|school|MS or|or MS`,
  degreeNouns: 'degree|diploma',
  ofField: 'of (?:applied )?(?:science|arts|engineering) in|in|of|as',
  beforeField: 'the field of|an?',
  afterField: String.raw`or (?:equivalent|related|similar|a related|in)|from|at|and(?= (?:\d|at least|a minimum|minimum|more than|over|(?:one|two|three|four|five|six|seven|eight|ten)\b))|is|required|preferred|with|plus|degree`,
  afterComma: 'or|from|and',
  honours: '(?:magna |summa )?cum laude|with honou?rs|first class|ideally|preferably',
};
