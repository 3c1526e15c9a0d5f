import type { ExperienceWords } from '../topics/experience.js';

export const experience: ExperienceWords = {
  experience:
    'experience|background|since qualifying|since qualification|post[- ]qualification|track record|worked|working|in (?:a|the) (?:field|role|industry)|practice|employment',
  otherTime: String.raw`years? (?:old|ago|of age)|in business|for (?:over|more than|the (?:past|last)) |founded|anniversary|warranty|contract of|(?:in|over|within|during) the (?:last|past|previous) |up to \d+ years?|within (?:\w+ )?\d+|within \w+ months|term|commitment|history|per year|a year|each year|(?:is|are) (?:considered )?equivalent to|equals?|counts? as|semesters?|hours|(?:graduate|higher level|progressively higher)\b.{0,20}\beducation|of (?:education|study|schooling|college)`,
  ages: String.raw`(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|pupils?)\b[^.;,]{0,25}|aged?|under`,
  orMore: 'or more|and more|plus',
  definitions: 'refers? to|means?|is defined',
  domains:
    'healthcare,health care,hospital,clinical,critical care,intensive care,emergency care,acute care,home care,elder care,child care,retail,banking,insurance,hospitality,manufacturing,education,automotive,aerospace,pharmaceutical,pharmaceuticals,pharma,biotech,telecommunications,telecom,e-commerce,ecommerce,fintech,energy,oil and gas,real estate,agriculture,government,public sector,non-profit,nonprofit,media,advertising,law enforcement,military,gastronomy,fashion,gaming,travel,tourism,food service,food production,defense,defence,utilities,mining,shipping,aviation,wholesale,consumer goods'.split(
      ',',
    ),
  beforeField:
    'an?|the|specialized|specialised|professional|relevant|related|full[- ]time|part[- ]time|hands[- ]on|proven|solid|strong|extensive|demonstrated|work|working|practical|progressive(?:ly)?|responsible|verifiable|documented|generalist|as an?|recent|prior|previous|acceptable|industry|commercial|combined|total|direct|similar|overall|field of',
  experienceBeforeField: 'experience',
  afterExperience: 'working|as|of|in|with|within|professional|relevant',
  ofField: 'as an?|in the field of|in|with|of|as',
  of: 'of',
  experienceAfterField: 'experience',
  afterField:
    'or|and|with|using|at|for|is|are|in|on|of|by|to|from|within|as|required|preferred|including|that|which|who|environments?|roles?|positions?|settings?|jobs?|industry|sector|field|preferably',
  either: 'either',
  orField: String.raw`and\/or|or`,
  aboutField: 'related|relevant|type|based',
  noField: 'an?|the|that|which|this|your|our|equivalent|similar',
  spentIn: 'in|within|as an?',
  doing: String.raw`(?:of\s)?\p{L}{3,}ing`,
};
