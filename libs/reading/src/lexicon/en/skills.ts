import type { SkillWords } from '../topics/skills.js';

export const skills: SkillWords = {
  openers:
    'experience(?:d)? (?:with|in|using|of|on)|expertise (?:in|with|on)|expert (?:in|with)|knowledge (?:of|in|about|on)|knowledgeable (?:of|in|about|on)|proficien(?:t|cy) (?:in|with|at|using)|familiar(?:ity)? with|skilled (?:in|at|with)|skills? (?:in|with)|competen(?:t|ce|cy) (?:in|with)|understanding of|comprehension of|background in|certifi(?:ed|cation) in|certificate in|(?:trained|training) in|hands[- ]on (?:experience )?(?:with|in)|versed in|grasp of|command of|mastery of|exposure to|awareness of|appreciation of|insights? into|comfortable (?:with|using|in)|speciali[sz](?:ing|ed|ation) in|track record (?:in|of|with)',
  closers: 'skills?|experience|knowledge|expertise|proficiency|know-how|certifications?|abilities',
  separators: String.raw`and\/or|as well as|such as|for example|for instance|and|or|including|like|especially|e\.\s?g\s?\.?|i\.e\.`,
  looseOpenings: 'at least',
  fieldEndings:
    'logy|graphy|metry|nomy|istry|omics|urgy|iatry|tronics|nautics|therap(?:y|eutics)|scopy|culture|acoustics|optics|ethics|statistics|physics',
  traitEndings:
    '[^e]ed|able|ible|ive|ous|ful|al|ent|ant|est|ic|ly|ity|ness|ence|ance|iasm|ism|athy|some|less',
  acronyms: String.raw`US|USA|UK|EU|EEO|CEO|CTO|CFO|COO|VP|PM|AM|FTE|PTO|ID|TV|NYC|SF|LA|DC|PC|IT|HR|OK|II|III|IV|GPA|PHD|BA|BS|BSC|MA|MS|MSC|MBA|CV|FAQ|URL|GS-?\d*|ASAP|N\/A|AND|OR|THE|NOT|ALL|WITH|FOR|YOU|WE|OUR`,
  determiners: 'an?|the|my|our|your|their',
};
