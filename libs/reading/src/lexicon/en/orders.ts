import type { OrderWords } from '../topics/orders.js';

/** Words for machines. */
const machine = String.raw`(?:(?:large )?language models?|(?:ai|llm|gpt)[- ](?:models?|assistants?|systems?|reviewers?|screeners?|graders?|recruiters?|agents?|bots?|parsers?|readers?|tools?)|ais?|llms?|(?:chat)?gpt(?:-\d\w*)?|claude|gemini|copilot|the model|chat ?bots?|robots?|bots?|ats|(?:resume |cv )?parsers?|algorithms?|(?:automated )?screening (?:tools?|systems?|software|bots?)|machines?)`;
// "Note to AI engineers", "dear AI team": addressed to people.
const notPersons = String.raw`(?![\p{L}])(?!\s(?:and \p{L}+ )?(?:engineers?|teams?|developers?|researchers?|scientists?|companies|company|users?|experts?|enthusiasts?|community|products?|projects?|hiring|people|folks|talent|professionals?|learning|vision)(?![\p{L}]))`;
const told = String.raw`(?:instructions?|prompts?|rules|guidelines|directions|directives|commands|constraints|context|orders|messages?|text|schema)`;
const former = String.raw`(?:all|any|every|your|my|these|those|of|the|previous(?:ly)?|prior|earlier|preceding|former|above|original|existing|initial|system|given|hidden|other)`;
const output = String.raw`(?:add|list|say|name|include|insert|report|treat|rate|rank|score|mark|output|print|ignore|state|claim|assume|give|set|return|respond|reply|answer|mention|describe|award|extract|recommend|consider)`;
const person = String.raw`(?:candidates?|applicants?|resumes?|cv|profile|person|application|me|him|her)`;
const praise = String.raw`(?:as (?:an? |the |being |having )?(?:absolutely |most |highly |very )?(?:perfect|ideal|best|top|strong\w*|excellent|ready|qualified|exceptional|only|verified|met|expert|having|hired)|having|10\s?\/\s?10|100\s?(?:%|points|\/\s?100)?|highest|maximum|at the top|first of all)`;

export const orders: Required<OrderWords> = {
  before: 'please|kindly|now|then|and|you must|you should|you shall|instead|simply|always',
  commands: [
    String.raw`(?:ignore|disregard|forget|override|overrule|bypass|discard|(?:do not|don['’]t|stop) follow(?:ing)?)\s(?:${former}\s){0,5}(?:previous|prior|earlier|preceding|former|above|original|existing|initial|system|your|my|all|given)\s(?:${former}\s){0,3}${told}(?![\p{L}])(?!\?)`,
    String.raw`(?:ignore|disregard|forget|discard|override)\s(?:${former}\s){0,3}(?:${told}\s(?:above|before|you (?:were|have been) (?:given|told))|scoring(?=\.)|above(?=\s?(?:[.,;!]|$|and\b))|what (?:came|was said|you were told|stands)|everything (?:above|before|you (?:were|have been) told|that came before)|anything (?:above|before))`,
    String.raw`act as my (?:assistant|lawyer|advocate)(?![\p{L}])`,
    String.raw`(?:dear|hey|hi|hello|attention,?|@)\s?(?:the |all |every |any )?${machine}${notPersons}(?=\s?(?:[,:!]|$|(?:please|this|you|i|add|say|list|treat|mark|tool|tools)\b))`,
    String.raw`(?:rate|score|rank|grade|evaluate|classify|mark|treat|describe|consider|report)\s(?:this\s|the\s|my\s|every\s|all\s)?${person}(?![\p{L}]).{0,40}?(?<![\p{L}])${praise}(?![\p{L}])`,
    String.raw`(?:set|change|raise)\s(?:the |my |this |overall ?)?(?:overall ?)?score\w{0,6}\s(?:to|=|at)`,
    String.raw`(?:give|award)\s(?:this|me|the|my)\s(?:${person}\s)?.{0,20}?(?:highest|maximum|perfect|best(?: possible)?|full|100)\s(?:possible )?(?:scores?|points|rating|marks|rank)`,
    String.raw`treat\s[^.;]{1,60}\sas\s(?:verified|proven|held|matched)(?![\p{L}])`,
    String.raw`(?:add|include|insert|append|write|put)\s[^.;]{1,60}?\s(?:to|in|into|among)\s(?:the\s|your\s)?(?:(?:extracted|required|matching|candidate['’]s)\s(?:list of )?skills|skills(?=\s?(?:$|[.!)"]))|(?:list of|set of) skills|skill list|answer|output|json|facts)(?![\p{L}])(?! of)`,
    String.raw`(?:say|state|claim|assume|report|answer|conclude)\s(?:that )?(?:the|this) (?:candidate|applicant|person)\s(?:has|holds|knows|is|meets|fits|speaks)(?![\p{L}])`,
    String.raw`(?:report|return|list|extract)\s[^.;]{1,60}?\sfor (?:the|this) (?:candidate|applicant)(?![\p{L}])`,
    String.raw`(?:claim|state) that i am (?:fluent|qualified|an expert)`,
    String.raw`(?:output|return|answer|reply|respond|print|emit)\s(?:only|exactly|with|the following)(?![\p{L}]).{0,40}?(?:json|score|100|skills? of this|hired|qualified|perfect|isposting|empty list)`,
    String.raw`new (?:instructions?|prompt|task)\s?:`,
    String.raw`jailbreak\s?[:!]`,
    String.raw`(?:developer|system) (?:message|prompt)\s?:`,
    String.raw`end of (?:the )?(?:resume|cv|posting|document|prompt|input)\s?[.:!*-]`,
  ],
  addresses: [
    String.raw`(?:you are|you['’]re|act|behave|respond|pretend(?: to be| you are)?)\s(?:now\s|as\s|like\s|from now on\s){0,3}(?:an?\s|the\s)?(?:large |helpful |free |unrestricted |powerful )?(?:language model|ai (?:assistant|model|system|recruiter|grader)|ai|llm|gpt[\w.-]{0,6}|chat ?bot|bot|ats|dan)(?![\p{L}-])(?=\s?(?:[.,;:!)]|$|(?:that|who|which|without|with|and|reading|parsing|screening|evaluating)\b))`,
    String.raw`(?:you are|you['’]re|behave|respond) now (?:as )?(?:an? |my |the )(?:\p{L}+ )?(?:recruiter|assistant|evaluator|screener|judge|reviewer|grader)(?![\p{L}])(?=\s(?:that|who|without|and)\b)`,
    String.raw`pretend (?:that )?you(?: are|['’]re) an? `,
    String.raw`(?:note|message|instructions?|hint|reminder|request|attention|important|p\.?\s?s\.?)(?:,|:| is)?\s(?:to|for)\s(?:the |all |any |every |whatever |an? )?${machine}${notPersons}`,
    String.raw`(?<![\p{L}-])(?:ai|llm|gpt|chatgpt|claude|gemini|bot|robot)\s?[:,]\s{0,3}(?:please\s)?${output}\s(?:that\b|this\b|the\b|your\b|my\b|me\b|[\p{L}+#.]+ (?:to|as|in|among)\b|all\b|.{1,60}? (?:to|in|into|among) (?:the|your) (?:list|skills|answer)(?![\p{L}]))`,
    String.raw`(?<![\p{L}-])(?:ai|llm|ats|gpt|model|bot|parser) (?:instructions?|notes?|directives?|commands?|override)\s?:`,
    String.raw`(?:if you are|as)\s(?:an? )?(?:large )?(?:ai|llm|bot|language model|machine|algorithm|automated \p{L}+)(?![\p{L}-])(?:\s(?:assistant|model|system|tool))?,?\s(?:reading|parsing|processing|screening|evaluating|scanning|that reads|you (?:must|should|shall|have to|will|need to))(?![\p{L}])`,
    String.raw`${machine}\s(?:that (?:are |is )?)?(?:reading|parsing|processing|screening|scanning|evaluating)\s(?:this|these|my)(?![\p{L}])`,
    String.raw`${machine}\s(?:must|should|shall|have to|has to|are required to|is required to)\s(?:always |only |also )?${output}(?![\p{L}])(?=.{0,60}\b(?:candidates?|applicants?|resumes?|requirements?|points|hired|qualified|100)(?![\p{L}]))`,
    String.raw`your (?:task|instructions|role) (?:has|have|is) (?:now )?changed`,
    String.raw`the real (?:task|instructions?|prompt) (?:is|are)`,
    String.raw`(?:hidden|secret|system|real) (?:prompt|instructions?) (?:says?|tells?|requires?|demands?)`,
    String.raw`supersedes? (?:the|all|any|your) (?:schema|instructions?|prompts?|rules)`,
    String.raw`(?:these|your|the) (?:new |updated |real )?instructions (?:supersede|continue|end here)`,
    String.raw`the instructions continue`,
    String.raw`(?:from now on|henceforth),? (?:only )?(?:follow|obey|believe) (?:what|only|this|the)`,
  ],
  orders: '',
  unspaced: '',
  quoting: String.raw`writ(?:e|es|ing|ten)|wrote|sa(?:y|ys|id|ying)|like|such as|e\.g\.,?|called|phrases?|attacks?|patterns?|prompts?|strings?|detect(?:s|ed|ing)?|block(?:s|ed|ing)?|against|using|with`,
};
