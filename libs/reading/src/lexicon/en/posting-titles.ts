import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: Required<PostingTitleWords> = {
  labels: 'job title|position title|title|position|role|job|vacancy',
  seeking: String.raw`(?:is|are|we(?:'|’)re|currently)\s(?:currently |now |actively )?(?:looking for|hiring|seeking|recruiting|searching for|in search of)|(?:looking|search) for|seeks|to join us as|join (?:us|our team) as`,
  qualities:
    'an?|the|our next|one|two|several|number of|motivated|experienced|talented|skilled|dedicated|passionate|enthusiastic|ambitious|highly|super',
  unfinished: String.raw`(?:for|as|seeking|hiring)(?: an?)?`,
  following: 'to|who|with|for|in|at|that|and you|and join|within|on|based',
  terms: String.raw`(?:\d(?:st|nd|rd|th)|first|second|third|day|night|evening|weekend|late)s?(?: (?:and|or|&) (?:days?|nights?|evenings?|weekends?))?(?: shifts?)?(?: available)?|full[- ]?time|part[- ]?time|home (?:daily|weekly|every \w+)|urgent\p{L}*|immediate\p{L}*(?: start)?|hiring (?:now|immediately)|(?:up to |from )?[$€£]\s?\d.{0,24}|\d[\d.,]*\s?(?:€|EUR|k\b).{0,20}`,
  workload: String.raw`(?:urgently )?(?:needed|wanted)|(?:we(?:['’]re| are)(?: now)?|now) hiring|(?:(?:full|part)(?:[- ]?time)?\s?(?:/|or|and|&|,)\s?)?(?:full|part)[- ]?time`,
  genders: 'all genders?',
  afterComma: 'Inc|Senior|Junior',
  legalForms: 'Inc|INC|Ltd|LTD|LLC|LLP|PLC|plc|Corp|Corporation|Limited|BV',
  institutions: 'Hospital|University|Trust',
  employerLabels: 'company(?: name)?|employer|organi[sz]ation',
  at: 'at',
  isHiring:
    '(?:is|are) (?:currently |now |actively )?(?:looking|hiring|seeking|searching|recruiting)|seeks|wishes to (?:appoint|recruit)',
  atOurs: '[Aa]t',
  ours: 'we|our|you',
  articles: '',
  isA: 'is (?:an?|one of|the)',
  about: '[Aa]bout',
  aboutOthers: 'the|us|you|your|our|this',
  noEmployer:
    '(?:full|part)[- ]?time|permanent|temporary|contract|remote|hybrid|job|position|role|salary|pay|hours?|shifts?|posted|competitive|immediate|candidate|applicant|client|opportunity|they|we|our|us|you|your|this|that|it|there',
  asNewcomer: '',
};
