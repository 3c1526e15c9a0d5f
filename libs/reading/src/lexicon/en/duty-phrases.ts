import type { DutyPhraseWords } from '../topics/duty-phrases.js';

export const dutyPhrases: Required<DutyPhraseWords> = {
  doing: '',
  smallWords: '',
  circumstances: String.raw`as (?:needed|necessary|required|part of [^,]{3,60}|an? [^,]{3,60})|in this (?:role|position)|together with [^,]{3,60}|where \w+|when \w+`,
  adverbs: String.raw`\p{L}+ly`,
  beforeVerbs: 'to|also',
  nounsAfterVerbs:
    'experience|skills?|knowledge|degree|schedule|hours|environment|type|level|ethic|permit|visa',
  holders:
    'you|incumbent|candidate|employee|holder|individual|role|position|specialist|manager|engineer|developer|analyst|nurse|officer|lead|associate|attorney|lawyer|teacher|chef|cook|driver|technician|assistant|agent|researcher|postdoc|director|coordinator|supervisor|designer|pharmacist|chemist|worker|welder|clerk|consultant|administrator|representative|accountant|postholder|hire',
  will: "['’]ll| will| would| shall",
  afterWill:
    'also|then|primarily|mainly|furthermore|directly|both|together|regularly|independently|consistently|be (?:expected|asked|required|trusted) to|get to|help(?: to)?',
  noObject: 'for|at',
  notDoing:
    'being|joining|reporting|receiving|getting|considered|given|based|located|rewarded|compensated|interviewing',
  responsible: 'responsible|accountable|tasked|involved',
  beingResponsible: String.raw`\b(?:responsible|accountable|in charge|tasked) (?:for|of|with|to)\b|\b(?:main|primary|key|daily|typical|core) (?:tasks?|duties|responsibilit\w+|role) (?:is|are|will be|includes?)\b|^(?:your |the )?(?:responsibilities|duties|tasks) (?:include|are|will be)\b`,
  articles: 'the|this|our|each|every|an?',
  nouns: String.raw`\p{L}+(?:ing|ion|ment|ance|sis|ship)|responsibility|support|oversight`,
  afterNouns: 'of|for|to|with|in',
  ofUs: 'us|your|our team',
  be: 'be',
  participleEndings: 'ing',
  readers: 'you',
};
