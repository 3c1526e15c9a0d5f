import type { PostingSignWords } from '../topics/posting-signs.js';

export const postingSigns: PostingSignWords = {
  seeking: String.raw`(?:we(?:['’]re| are)|is|are) (?:currently |now |actively )?(?:looking for|hiring|seeking|recruiting)|we (?:look|search) for|we seek|join (?:us|our|[\p{Lu}][\p{L}]+(?:['’]s)?)|has an opening|we(?:['’]re| are)? (?:need(?:ing)?|after|recruiting|expanding)|(?:is|are) recruiting|to join (?:our|the|us)|(?:welcomes?|invites?|invited?) applications|seeks (?:an? )?(?!(?:[\p{L}-]+ ){0,3}(?:position|role|job|opportunit|challenge|employment|work))\p{L}+|wanted(?! (?:to|by))`,
  duties: String.raw`essential functions|key accountabilities|day[- ]to[- ]day you|(?:position|job|role) summary|summary of (?:duties|position)|what you(?:['’]ll| will) do|responsibilities|duties|job description|your (?:role|tasks|mission)|in this role|what you(?:['’]ll| will) (?:do|be)|key objectives|responsible for|main tasks`,
  requirements: String.raw`your profile|about you|(?:required|preferred|desired)(?=\s*[.;)])|minimum qualifications|what you(?:['’]ll)? need|requirements|qualifications|required skills|must (?:have|be able|be \d\d)|what you(?:['’]ll)? (?:need|bring)|you have(?=:)|qualified|essential skills|(?:is|are) (?:essential|required|desirable|a must)|person specification|essential criteria|we(?:['’]d| would) (?:love|like) (?:you|someone|to hear)`,
  numbers: 'two|three|five',
  years: 'years?|yrs',
  experience: 'experience',
  experienceIn: 'experience (?:with|in|of|as|working)',
  applying: 'apply|applicants?|application|candidates?|send (?:us )?your (?:cv|resume)',
  terms: String.raw`salary|compensation|full[- ]time|part[- ]time|permanent (?:position|contract)|benefits|working hours|weekly pay|pay (?:rate|scale|grade)|what you(?:['’]ll)? get|you get(?=:)|we offer|OTE|PTO|plus tips|start date|closing date|per annum|pro rata|fixed[- ]term|hours (?:per|a|over) (?:week|\d)`,
  per: 'per |an? ',
  times: 'hour|hr|week|month|year|annum',
  law: String.raw`equal opportunity|accommodation|regardless of race|DBS (?:check|disclosure)|right to work|safeguarding of (?:children|pupils)|committed to safeguarding`,
  position:
    'the position|this (?:position|role|job|vacancy)|vacancy|the role|job opening|the successful|job title|immediate start',
  telling: String.raw`you (?:will|have|are|bring|should|must|can)|you(?:['’]ll| would)`,
};
