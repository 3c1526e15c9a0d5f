import type { DisclaimerWords } from '../topics/disclaimers.js';

export const disclaimers: DisclaimerWords = {
  disclaiming: String.raw`aldrig|(?:ingen|inga|utan|saknar)\s(?:[\p{L}-]{1,15}\s)?(?:erfarenhet|kunskap(?:er)?)|(?:har|kan|talar) inte|lär mig(?: just nu)?|(?:inte )?intresserad av|intresse för|(?:vill|skulle vilja|hoppas|ser fram emot att) lära`,
  replacing: [['ersatte', 'med']],
  replacedAtEnd: [],
  but: 'men|dock',
  person: 'har|jag',
  mastering: 'god|goda',
};
