import type { PostingAskWords } from '../topics/posting-asks.js';

export const postingAsks: Required<PostingAskWords> = {
  people:
    'teams?|departments?|divisions?|managers?|directors?|officers?|heads?|leads?|leaders?|representatives?|reps?|specialists?|engineers?|developers?|administrators?|analysts?|consultants?|coordinators?|associates?|assistants?|colleagues?|staff|personnel|companies|company',
  beforeNames: String.raw`\b(?:departments?|faculty|institutes?|schools?|college|divisions?|head|director|professors?|chair|ministry|office|vice president|vp|manager|dean)(?: of| for| in|,)(?: \p{L}+,?| the| and| &){0,3}`,
  colleagues: String.raw`(?:work|working|liais\p{L}+|collaborat\p{L}+|cooperat\p{L}+|coordinat\p{L}+|partner(?:ing)?|interact\p{L}*|communicat\p{L}+|meet(?:ing)?)(?: \p{L}+ly)? with|contact (?:person )?for|support(?:s|ing)?|assist(?:s|ing)?|advis(?:e|es|ing)`,
  superiors: String.raw`report(?:s|ing)? (?:directly )?to|(?:under|with) the (?:supervision|direction|guidance|authority) of`,
  ofEmployer: String.raw`\b(?:is|are|as) (?:an?|one of|the|among)\b.{0,60}\b(?:compan(?:y|ies)|providers?|leaders?|firms?|banks?|organi[sz]ations?|groups?|agenc(?:y|ies)|institutions?|start-?ups?|manufacturers?|suppliers?|consultanc(?:y|ies)|universit(?:y|ies)|employers?|brands?|retailers?)\b|\b(?:global|world|market|industry)(?:['’]s)?[- ]lead(?:er|ing)\b|\bleading (?:\p{L}+ ){0,3}(?:provider|supplier|company|bank|manufacturer|brand)|\b(?:was )?founded (?:in|by)\b|\bheadquarter|\bour (?:mission|vision|history|story|brands?|clients? (?:are|include))\b|^(?:we|our (?:company|group|bank|firm|teams?|people|products|customers|clients))\b(?!.{0,160}\b(?:looking|seek|need|expect|want|require|ideal|value|prefer|love|hope|welcome)\w*)`,
  ofReader:
    'you|your|candidates?|applicants?|experience (?:with|in|of)|knowledge of|skills? in|must|required?',
  narrative:
    'is|are|was|were|has|have|had|provides?|offers?|supports?|develops?|works?|helps?|makes?|allows?|enables?|includes?|conducts?|performs?|covers?',
  asking: String.raw`you|your|we (?:need|want|expect|seek|look|require)|looking for|candidates?|applicants?|incumbent|employee|role|position|job|must|will|should|requir\w+|responsib\w+|experience\w*|knowledge|skills?|skilled|able|ability|understanding|familiar\w*|proficien\w*|expertise|degree|background|qualif\w+|plus|prefer\w*|advantage|ideal\w*|technolog\w+|stack|tools?`,
  ofCandidate:
    '(?:ideal|successful|right|qualified|perfect) (?:candidates?|applicants?|person)|(?:candidates?|applicants?|incumbent) (?:must|should|needs?|will (?:have|be|need)|(?:is|are) required)|(?:this|the) (?:person|position|role|job) (?:must|requires?|should)|you must (?:have|be|possess)',
  demand: String.raw`\b(?:must|required?|requires|need(?:ed)? to (?:have|be)|you(?: wi|['’])ll need|minimum|at least|looking for|seek(?:s|ing)?|candidates?|applicants?|ability to|able to|knowledge of|experience (?:in|with|of|as)|experienced|proficien\w*|familiar\w*|degree in|fluent|preferred|is a plus|an? asset)\b|^you(?:['’](?:ll|re)| will| are| have| should)\b(?! (?:join|report|be (?:part|joining|based|working|reporting)|work(?:ing)? (?:with|alongside|closely))\b)`,
  demandOpening: String.raw`^(?:(?:strong|solid|good|great|excellent|proven|demonstrated|previous|prior|relevant|extensive|deep|working|basic|advanced|some|hands-on|professional|sound|thorough|outstanding|exceptional)(?:,? and|,)?\s){0,3}(?:experience(?!\s(?:the|our|an?|life)\b)|knowledge|understanding|ability|skills?|background|familiarity|proficiency|expertise|command|track record|(?:\p{L}+\s){1,3}skills)\b|\bshould (?:have|possess)\b`,
};
