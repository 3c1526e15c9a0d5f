import type { HeadingPhraseWords } from '../topics/heading-phrases.js';

export const headingPhrases: HeadingPhraseWords = {
  required: [
    String.raw`(?:what |who )?we(?:['’]re| are)? (?:ask|need|require|want|expect|after|look(?:ing)?|seek(?:ing)?|search(?:ing)?)(?: (?:for|of|from|in|you))*$`,
    String.raw`we(?:['’]d| would) (?:like|love) to (?:hear from|meet|see)\b`,
    String.raw`you(?:['’]ll| will) (?:need|have|bring|possess)(?: to)?(?: (?:have|be|bring))?$`,
    String.raw`(?:is this|are|could this be|could) you$`,
    String.raw`you(?:['’]ll| will)? (?:fit in|be a good fit|thrive|do well|succeed)(?: here)? if(?: you)?$`,
    String.raw`what we(?:['’]d| would) like(?: from you| you to (?:have|bring))?$`,
    String.raw`do you have$`,
    String.raw`(?:the )?person(?:al)? (?:spec\p{L}*|profile|we)\b`,
    String.raw`to (?:succeed|be successful|thrive|be considered)(?: in (?:this|the) \p{L}+)?(?: you .{0,30})?$`,
  ].join('|'),
  preferred: [
    String.raw`(?:it|that) (?:would|will)(?: also)? be (?:great|good|nice|ideal|helpful|fantastic|brilliant|a plus|a bonus|an advantage) if\b`,
    String.raw`we(?:['’]d| would) (?:also )?love it if\b`,
    String.raw`even better(?: if)?\b`,
    String.raw`(?:you(?:['’]ll| will)|this will help you) (?:really )?stand out\b`,
    String.raw`(?:helpful|useful|nice),? but not (?:essential|required|necessary)`,
  ].join('|'),
  benefits: [
    String.raw`in (?:return|exchange)\b(?:,? (?:we|you|for)\b.{0,30})?$`,
    String.raw`(?:here(?:['’]s| is) )?what (?:we|you)(?:['’]ll| will| can| do)? (?:can )?(?:give|provide|offer|bring to you|get|receive|enjoy)(?: (?:you|in return|from us))?$`,
    String.raw`we(?:['’]ll| will| can)? (?:also )?(?:give|provide|offer)(?: you)?$`,
    String.raw`what you can expect(?: from us)?$`,
    String.raw`what(?:['’]s| is) on offer$`,
    String.raw`why you(?:['’]ll| will) (?:love|like|enjoy)\b`,
    String.raw`(?:company|employee|staff|our|your|the|additional|other|key) (?:benefits|perks|rewards?)(?: .{0,20})?$`,
    String.raw`(?:rewards?|package|the package)(?: (?:and|&) \p{L}+)?$`,
  ].join('|'),
  about: [
    String.raw`how we (?:hire|recruit|interview|select)\b`,
    String.raw`(?:our |the )?(?:hiring|recruitment|recruiting|selection|interview|interviewing|application) (?:process|procedure|steps|timeline|stages)\b`,
    String.raw`(?:are you )?interested(?: in (?:this|joining|applying|hearing|the (?:role|job|post|position))\b.{0,20})?$`,
    String.raw`(?:does (?:this|that) )?sounds? (?:like (?:you|a .{3,20})|good|great|interesting|exciting)$`,
    String.raw`(?:ready|want|keen) to (?:apply|join|know more|find out more|hear more)\b.{0,12}$`,
    String.raw`to apply$`,
    String.raw`get in touch$`,
    String.raw`(?:any )?questions$`,
  ].join('|'),
  duties: '',
};
