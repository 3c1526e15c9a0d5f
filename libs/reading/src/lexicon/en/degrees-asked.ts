import type { DegreeAskedWords } from '../topics/degrees-asked.js';

export const degreesAsked: Required<DegreeAskedWords> = {
  orEquivalent: String.raw`\bor (?:an? )?(?:equivalent|relevant|comparable|related|commensurate|similar)(?: \w+){0,3} (?:experience|training|combination|work|qualifications?|skills?)|\bor (?:an? )?equivalent\b(?! (?:graduate|doctoral|degree|diploma|level))|\bequivalent (?:work |practical |professional |combination of )?(?:experience|education)|\bor (?:\p{L}+ ){0,4}(?:experience|training)\b|combination of (?:education|experience)|in lieu of|substitut`,
  qualifications:
    'qualifications?|qualified|certificat(?:e|ion)|certified|apprenticeship|vocational training|licen[cs]e',
  or: 'or',
  and: 'and|with|plus',
  articles: 'an?',
  degrees: 'degree|bachelor',
  otherPath: String.raw`OR\b(?! (?:higher|above))`,
  anyPath: String.raw`combination of (?:education|training) and (?:experience|education)|(?:education|experience) (?:may|can|will) (?:be )?substitut|substitut\w{1,10} (?:of |for )?(?:education|experience)|in lieu of (?:a |the )?(?:degree|education|specialized experience|experience)|qualify based on (?:your )?(?:experience and\/or|education or)`,
  demanding: String.raw`required?|requires|must|minimum|mandatory|essential|hold|holds|possess|expect|expects|have|has|having|completed|qualif\w+|background in|educated|graduates?|degree (?:in|from|or)|studies in|desir\w+|prefer\w+|plus|asset|advantage`,
  ofOthers: String.raw`(?:phd|doctoral|master(?:'|’)?s?|bachelor(?:'|’)?s?|university|college|high school|graduate|undergraduate) (?:students?|candidates?|interns?)|students?|pursuing|enrolled|(?:currently )?studying|working towards?|our team (?:has|holds)|colleagues|tuition`,
  requiredOrPursued:
    '(?:required|completed|obtained|degree|earned) or (?:currently )?(?:pursuing|enrolled|working towards?)',
  anyDegree: String.raw`(?:university |college )?degree(?= (?:in(?! which\b)|or equivalent|is required|required)\b)|degree[- ](?:qualified|educated)\b`,
  trained: '',
  training: '',
  beforeTrade: '',
  withinTrade: '',
  afterTrade: '',
};
