import type { DemandWords } from '../topics/demands.js';

export const demands: DemandWords = {
  required:
    'must|required?|requires|requirement|mandatory|essential|minimum|at least|need(?:ed)? to have|you need|necessary|is a must|proven',
  asking: String.raw`experience|experienced|knowledge|proficien|familiar|skilled|expertise|background in|understanding of|ability to|able to|fluen|competen|know-how|know how|comfortable|you should|you will need|you['’]ll need|looking for|seeking|degree in|you (?:have|are|know|bring)|candidate|qualified`,
  anotherDemand: String.raw`knowledge|familiar\p{L}*|proficien\p{L}*|understanding|ability|good|strong|excellent`,
  yearsOf: 'with|in|of|using|as|working|writing|programming',
  past: 'old|ago',
  fieldOfDegree: 'in|of',
  otherDemands: String.raw`experience|knowledge|skills?|proficien|familiar|understanding|plus|with|using|and (?:\d|an?\b|strong|good|solid|proven)|or (?:\d|equivalent|experience)|must`,
  licences: 'licen[cs]|certifi|must|requir|valid|current|active|possess|hold|need',
};
