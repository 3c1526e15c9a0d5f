import type { NegationWords } from '../topics/negation.js';

const intensifier = String.raw`(?:(?:completely|totally|entirely|wholly|absolutely|largely|simply|quite|just|really|also|even|particularly|strictly) )?`;
const isNot = String.raw`(?:(?:is|are) not|(?:is|are)n['’]t) ${intensifier}`;
const cannotMatter = String.raw`(?:does|do|will|would) not (?:really )?(?:matter|count)|(?:doesn|don|won|wouldn)['’]t (?:really )?(?:matter|count)|makes? no difference|plays? no (?:role|part)`;
const irrelevant = 'irrelevant|unimportant|immaterial|inessential|non-?essential';
const relevant = 'relevant|important';

/** "SQL is irrelevant", "SQL does not matter". */
const postNegation = [
  String.raw`(?:is|are|remains?) ${intensifier}(?:${irrelevant}|unnecessary|unneeded|superfluous|dispensable|out of scope|of no (?:importance|relevance|consequence|significance|interest|concern))`,
  String.raw`${isNot}(?:${relevant}|asked for|called for|a prerequisite|a precondition|a condition|a criterion|used(?! (?:to|by|for))|part of (?:the|this|your) (?:job|role|work|position))`,
  String.raw`${isNot}(?:something|anything|what) (?:you|we)(?:['’]ll| will)? (?:need|use|ask for|expect|require|look for)`,
  '(?:is|are) neither (?:needed|required|expected|necessary|relevant|important|wanted)',
  cannotMatter,
].join('|');

/** Introduces what does not matter: "whether you know SQL". A choice, "whether it is Java or Go", asks for one of them. */
const whether = String.raw`(?:if|whether(?: or not)?)(?![^.;:\n]{0,100}\bor\b(?! not))`;
const use =
  'touch|use|see|do|write|need|require|assume|presume|demand|ask for|insist on|encounter|work with|deal with|come across';
/** Excludes qualified denials: "you will never touch SQL without help" says that you will touch it. */
const unqualified = String.raw`(?![^.;,:\n]{0,80}\b(?:alone|only|without|unless|until|by yourself|on your own)\b)`;

/** "You will never touch SQL", "nobody expects SQL". */
const denialBeforeObject = [
  `it(?: ${isNot}(?:${relevant})| is ${intensifier}(?:${irrelevant})|['’]s ${intensifier}(?:${irrelevant}|not (?:${relevant}))| (?:${cannotMatter}))(?: to us| here)? ${whether}`,
  `never (?:have|need|be (?:asked|expected|required)) to${unqualified}`,
  String.raw`(?<!\b(?:if|who|unless|when) )(?:you|we|they)(?:['’]ll| will)? (?:probably )?never (?:${use})${unqualified}`,
  `never (?:requires|needs|involves|calls for|asks for)${unqualified}`,
  `(?:do not|don['’]t|does not|doesn['’]t) (?:assume|presume|demand|ask for|insist on)${unqualified}`,
  `(?:will not|won['’]t) (?:${use}|be (?:asked|expected|required) to|be (?:using|touching|writing|seeing|doing|working with|dealing with))${unqualified}`,
  '(?:nobody|no[ -]one) (?:here )?(?:will )?(?:expects?|needs?|requires?|asks? for|demands?|assumes?)',
  "(?:could not|couldn['’]t) care less (?:about|if|whether)",
].join('|');

export const negation: NegationWords = {
  denying: 'no|not',
  lacking: 'without|never',
  betweenDenialAndObject: 'need|knowledge|experience|previous|prior|any|of|for|with|in|a|an|the',
  denyingAnswers: 'no|none',
  not: 'not',
  requiredAfterNot: 'required|needed|necessary',
  needed:
    'needed|required|necessary|mandatory|essential|expected|a must|a requirement|obligatory|assumed|presumed|presupposed|demanded',
  denyingNeed: 'no|without',
  be: "is|are|be|was|isn['’]t|aren['’]t",
  contracted: "isn['’]t|aren['’]t",
  postNegation,
  pseudoNegation: String.raw`(?:where|which|how|when|what|who)\b|(?:whether|if)\b[^.;:\n]{0,100}\bor\b(?! not)`,
  noNeed: String.raw`${denialBeforeObject}|(?:do not|don['’]t|needn['’]t|won['’]t|will not|does not|doesn['’]t)\s(?:\w+\s)?(?:need|require|have to|use|expect|want|care)|no need (?:for|to)|not looking for|instead of|rather than|as opposed to|no longer us(?:e|ing)|(?:moving|moved|migrating|migrated|switching|switched) (?:away|off)(?: from)?|(?:have|has) (?:retired|replaced|abandoned)|not interested in|(?:but|and) not(?! (?:required|needed|necessary|essential|mandatory|limited|only))|we are not|this is not (?:an?|for)|not an?|(?:next to|alongside|side by side with|hand in hand with)`,
  hints:
    "no|not|never|neither|irrelevant|un(?:necessary|important|needed)|immaterial|inessential|superfluous|dispensable|out of scope|without|n['’]t|instead|rather|opposed|away|off|retired|replaced|abandoned|next|alongside|side|hand",
  consolation: 'plus|nice|preferred|preferable|helpful|bonus|asset|desir|advantage|welcome',
  but: 'but|however|while|though|although',
};
