import type { NoDemandWords } from '../topics/no-demands.js';

export const noDemands: NoDemandWords = {
  seeking: String.raw`(?:looking|search(?:ing)?|in search) (?:for|of)|(?:looking|wish(?:es|ing)?|want(?:s|ing)?|plan(?:s|ning)?) to (?:recruit|hire|appoint|add|welcome)|we seek|seek(?:s|ing)(?: to (?:recruit|hire|appoint|fill|add|welcome))?|(?:is|are|['’]re|['’]s|currently|now) (?:(?:currently|now|also|actively) ){0,2}(?:hiring|recruiting)(?: for)?|(?:has|have) (?:an? )?(?:\p{L}+ )?(?:vacanc(?:y|ies)|openings?|opportunit(?:y|ies)) for`,
  anybody: String.raw`individuals?|people|persons?|candidates?|talents?|professionals?|(?:team )?members?|colleagues?`,
  beyondTitle: String.raw`who|whose|with|that|capable|able|ability|experience|knowledge|skills|background|passion|passionate (?:about|for)|eager|keen|willing|willingness|committed to|expertise|degree|licen[sc]ed|certified|fluent|speaking|must|should|you|your|minimum|at least`,
  beyondTitleEndings: '',
  selves: String.raw`(?:we|our (?!ideal|perfect|next|new\b)\p{L}+)`,
  selvesAsking: String.raw`look(?:s|ing)?|seek\p{L}*|search\p{L}*|need\p{L}*|expect\p{L}*|want\p{L}*|requir\p{L}*|ideal\p{L}*|values?|prefer\p{L}*|appreciat\p{L}*|love (?:it|to see|people|someone)|hope|welcome|candidates?|applicants?|you|your|yourself|must|should|someone|(?:people|persons?|individuals?) (?:who|with)|hir(?:e|ing)|recruit\p{L}*|interested in|us(?:e|es|ing)`,
  joining: String.raw`will (?:also )?(?:be (?:an? (?:integral|key|core|valued|vital|essential|important) (?:part|member)|(?:a )?part of|based|located|offered|given|provided|supported|mentored|trained|integrated|assigned|rewarded|contacted|notified|invited|joining|paid)|join|work (?:from|out of)|have the (?:opportunity|chance)|receive|enjoy)`,
  questions: String.raw`(?:so|and|or|but)?,? ?(?:what|why|how|who|where|when|which|wouldn['’]t|(?:do|would) you (?:want|like|wish|fancy)|want|will you|are you (?:looking|searching|ready|interested|seeking|tired|bored)|is (?:this|that|it)|does (?:this|that)|interested|ready|sounds?|looking|keen|fancy)`,
  invitations: String.raw`(?:this|it|here)(?:['’]s| is| will be) (?:an?|your|the) (?:\p{L}+,? (?:and )?){0,5}(?:opportunity|chance|place|time)|(?:an?|the) (?:\p{L}+,? (?:and )?){0,3}opportunity (?:to|for)|if (?:you(?:['’]re| are|['’]d| would)|this|that|it) (?:\p{L}+ ){0,2}(?:looking for|interested in|sounds?|like to (?:join|apply|work)|the (?:one|person))|(?:come|join us|be part of|become part of|imagine)`,
};
