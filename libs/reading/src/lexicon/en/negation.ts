import type { NegationWords } from '../topics/negation.js';

export const negation: NegationWords = {
  denying: 'no|not',
  lacking: 'without|never',
  betweenDenialAndObject: 'need|knowledge|experience|previous|prior|any|of|for|with|in|a|an|the',
  denyingAnswers: 'no|none',
  not: 'not',
  requiredAfterNot: 'required|needed|necessary',
  needed: 'needed|required|necessary|mandatory|essential|expected|a must|a requirement|obligatory',
  denyingNeed: 'no|without',
  be: "is|are|be|was|isn['’]t|aren['’]t",
  contracted: "isn['’]t|aren['’]t",
  neededBeforeNot: '',
  noNeed: String.raw`(?:do not|don['’]t|needn['’]t|won['’]t|will not|does not|doesn['’]t)\s(?:\w+\s)?(?:need|require|have to|use|expect|want|care)|no need (?:for|to)|not looking for|instead of|rather than|as opposed to|no longer us(?:e|ing)|(?:moving|moved|migrating|migrated|switching|switched) (?:away|off)(?: from)?|(?:have|has) (?:retired|replaced|abandoned)|not interested in|(?:but|and) not(?! (?:required|needed|necessary|essential|mandatory|limited|only))|we are not|this is not (?:an?|for)|not an?|(?:next to|alongside|side by side with|hand in hand with)`,
  hints:
    "no|not|without|n['’]t|instead|rather|opposed|away|off|retired|replaced|abandoned|next|alongside|side|hand",
  consolation: 'plus|nice|preferred|preferable|helpful|bonus|asset|desir|advantage|welcome',
  but: 'but|however|while|though|although',
};
