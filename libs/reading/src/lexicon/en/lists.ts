import type { ListWords } from '../topics/lists.js';

export const lists: ListWords = {
  oneOf: '(?:at least |any )?one(?: or (?:more|several))? (?:of|from)|either(?: of)?|any of',
  someOf: '(?:at least )?(?:two|three|four|several|some|most|many)(?: or (?:more|all))? of',
  notNeeded:
    "(?:do not|don['’]t|doesn['’]t) (?:need|require|have to)|not (?:required|needed|necessary)",
  itemOpenings:
    'Be|Have|Must|Able|Ability|Strong|Excellent|Experience|Knowledge|Proficient|Proficiency|Bachelor|Minimum|Good|Familiar|Familiarity|You|Responsibilities|Requirements|Qualifications|Education|This|We|Our|Proven|Solid|Understanding|Provide|Manage|Develop|Ensure|Maintain|Assist|Preferred|Benefits',
  itemEndings: 'required|preferred|desired',
  shortOpenings: 'Be|An?|The',
};
