import { wholeWords } from '../document/whole-words.js';

const english =
  'experience(?:d)? (?:with|in|using|of|on)|expertise (?:in|with|on)|expert (?:in|with)|knowledge (?:of|in|about|on)|knowledgeable (?:of|in|about|on)|proficien(?:t|cy) (?:in|with|at|using)|familiar(?:ity)? with|skilled (?:in|at|with)|skills? (?:in|with)|competen(?:t|ce|cy) (?:in|with)|understanding of|comprehension of|background in|certifi(?:ed|cation) in|certificate in|(?:trained|training) in|hands[- ]on (?:experience )?(?:with|in)|versed in|grasp of|command of|mastery of|exposure to|awareness of|appreciation of|insights? into|comfortable (?:with|using|in)|speciali[sz](?:ing|ed|ation) in|track record (?:in|of|with)';
const german =
  'kenntnisse(?:n)? (?:in|im|der|des|von|zu|mit|über|auf)|erfahrung(?:en)? (?:mit|in|im|bei|auf)|umgang mit|kenntnis (?:der|des|von)|vertraut mit|sicher(?:er)? (?:in|im)|know-how (?:in|im|zu)|verständnis (?:für|von|der)';
const french =
  "connaissances? (?:approfondies? |solides? )?(?:de|des|du|en|d['’])|maîtrise[rz]? (?:de|des|du|d['’]|les?|la)|expérience (?:pratique |professionnelle |confirmée |significative )?(?:avec|en|dans|de|des|du|d['’]|sur)|compétences? en|notions? (?:de|en)";
const spanish =
  'experiencia (?:práctica |demostrable |previa |laboral )?(?:con|en|de)|conocimientos? (?:sólidos |avanzados |básicos )?(?:de|en|sobre)|dominio (?:de|del)|manejo (?:de|del)|familiaridad con|formación en';
const swedish =
  'erfarenhet (?:av|inom|från|med|om)|kunskap(?:er)? (?:om|inom|i)|kännedom om|vana (?:av|vid)';

/** Words that introduce a required skill, in five languages, including the following space. */
export const skillOpener = wholeWords(
  new RegExp(
    String.raw`\b(?:${[english, german, french, spanish, swedish].join('|')})(?:\s+|(?<=['’]))`,
    'giu',
  ),
);

/** Whether such an introduction is English. */
export const englishOpener = wholeWords(new RegExp(String.raw`^(?:${english})\s`, 'iu'));

/** Separators of list items, including brackets and words of example. */
export const listSeparator = wholeWords(
  /(?:(?<!\s)\s+)?(?:[,;|•·:()●▪]|(?<=\s)[/–—-](?=\s)|\b(?:and\/or|as well as|such as|for example|for instance|and|or|sowie|und|oder|ainsi que|tels? que|telles? que|comme|et|ou|así como|tales como|como|incluidos|y|e|o|och|eller|samt|såsom|including|like|especially|e\.\s?g\s?\.?|i\.e\.|z\.\s?B\.|p\.\s?ej\.)(?=\s|$))\s*/giu,
);

/** Words that mark the preceding words as a skill. */
export const skillCloser = wholeWords(
  /\s(?:skills?|experience|knowledge|expertise|proficiency|know-how|certifications?|abilities)\b/giu,
);
