import {
  isEnglish,
  translatedAdministration,
  translatedAsking,
} from './administrative-translated.js';

/** Labels of facts about the position: location, schedule, pay, reference number. */
const labels =
  /^(?:(?:official |job |position |working )?title|(?:number of )?(?:vacancies|openings|positions)|(?:job |work |duty )?locations?|duty station|(?:annual |base )?(?:salary|pay|compensation|wage)s?(?: (?:range|scale|grade|rate))?|hourly rate|(?:work(?:ing)? )?(?:schedule|hours|shift)s?|travel(?: requirements?| required)?|(?:job|employment|contract|position) type|(?:supervisory|employment) status|reports to|department|division|(?:job |req(?:uisition)? |reference )?(?:id|number|code)|job (?:category|family)|(?:start|closing|posting|posted) date|date posted|(?:application )?deadline|grade|series)\s*:|^official title\b/iu;

/** Money: a salary with its basis, or an amount beside a word for pay. */
const pay =
  /\b(?:salary|salaries|pay|wages?|compensation|remuneration)\b.{0,60}\b(?:ranges?|determined|commensurate|negotiable|depends?|based on|up to|starts? at|per (?:year|hour|annum|month)|annually|calculator|schedule|system|section)\b|[$€£]\s?\d[\d,.]*.{0,30}\b(?:per|a|an|\/) ?(?:year|hour|annum|month)\b|\b(?:salary|pay|salaries)\b.{0,30}[$€£]\s?\d|\blocality pay\b/iu;

/** Pointers to further information. */
const directions =
  /\b(?:please (?:visit|see|refer|note|contact|check)|visit (?:our|us|the|https?)|(?:for|find|get) (?:more|further|additional|specific) (?:information|details)|(?:learn|read|find out|see) more\b|check out (?:our|the|\S+ website)|click (?:here|on|the)|follow us|https?:\/\/)/iu;

/** Eligibility and application procedure. */
const applying =
  /\b(?:open to (?:[\w.]+ ){0,2}(?:citizens|nationals|the public|applicants)|subject to (?:an? |the )?(?:\w+ ){0,3}(?:check|investigation|screening|test(?:ing)?|polygraph|audit|clearance)|(?:background|criminal|credit|reference|drug|employment) (?:\w+ ){0,2}(?:checks?|investigations?|screenings?|tests?|inquir(?:y|ies)) (?:is|are|will|may|must|takes? place|before|prior)|pre-?employment|full consideration|to be considered|(?:how )?to apply\b|apply (?:now|today|by|via|at|online|through|here|anyway|if|as soon)|(?:you|we|to) (?:should |encourage you to )?apply\b(?! \w+(?:s|ing|ed)\b)|(?:submit|send|forward|upload|attach|include) (?:us )?(?:your|a|an|the) (?:application|resume|résumé|cv|c\.v\.|cover|transcripts?|documents?|portfolio)|your (?:application|resume|résumé|c\.?v\b)|cover letter|applications? (?:will|must|are|is|received)|applicants? (?:will|may|should|who|are|can|claiming|whose)|closing date|deadline|interviews? (?:will|may|are)|e-verify|selective service|(?:probationary|trial) period|relocation (?:expenses|assistance|package|costs)|vacanc(?:y|ies)|selectees?|appointees?|citizenship|drug[- ]test|direct deposit)\b/iu;

/** Legally required statements. */
const legal =
  /\b(?:equal (?:employment |employer )?opportunit|regardless of (?:\w+ ){0,2}(?:race|gender|age|colou?r)|without regard to|race, |sexual orientation|gender identity|reasonable (?:accommodation|adjustment)|discriminat(?:e|es|ion) (?:on|against|based)|affirmative action|disabled veteran|veterans?['’]? (?:status|preference)|people from all backgrounds|privacy (?:policy|notice))/iu;

/** Employer's benefits. */
const benefits =
  /\b(?:you(?:['’]ll| will| can| may)? (?:also )?(?:receive|enjoy|earn|be paid|be offered|be rewarded|benefit|have access|get (?!to))|we (?:also )?(?:offer|provide you|give you)|(?:health|dental|life|vision) (?:insurance|plan|cover)|healthcare and|paid (?:leave|time off|holidays?|vacation|parental)|parental leave|maternity|401\s?\(?k|pension|retirement (?:plan|savings)|(?:vacation|holiday)s? (?:days|allowance)|days of (?:leave|vacation|holiday)|stock options|bonus scheme|tuition|wellness|perks|free (?:lunch|coffee|fruit|drinks|snacks)|employee (?:discounts?|assistance))\b/iu;

/**
 * Words by which a sentence nevertheless states a requirement ("To apply you must have five years
 * of …").
 */
const asks =
  /\b(?:\d\+?\s?(?:years?|yrs)|years? of|experience|degree|fluent|proficien\w*|licen[cs]e|certifi\w+|knowledge of|skills?)\b/iu;

const administration = [labels, pay, directions, applying, legal, benefits];

function isAnyOf(sentence: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(sentence));
}

/**
 * Whether a sentence is about pay, benefits, law or the application and states no requirement:
 * skill names in it are not required.
 */
export function isAdministrative(sentence: string): boolean {
  if (isAnyOf(sentence, administration)) return !asks.test(sentence);
  return (
    !isEnglish(sentence) &&
    isAnyOf(sentence, translatedAdministration) &&
    !translatedAsking.test(sentence)
  );
}

const arrangements =
  /\b(?:(?:occasional|some|frequent|expect|international|domestic)\b.{0,20}\btravel|travel (?:may|is|will|of|up to|required)|full[- ]time|part[- ]time|(?:this|the) (?:position|job|role|post) (?:is|has|may|can|will) (?:be )?(?:located|based|designated|classified|open|with|in the|covered|exempt|eligible|available|also|not|full|part|permanent|a (?:full|part|permanent|temporary|fixed|remote|hybrid)|remote|hybrid|perfect|ideal|require|give|report)|general schedule|pay scale|maximum salary|background (?:check|investigation)|security clearance|fully vaccinated|citizens?\b|consideration)\b/iu;
const aboutUs =
  /^(?:we|our|us|at|about|the (?:company|organi[sz]ation|team|group|agency|department)|founded|join us|is this|are you|do you|have you|wir|unser\w*|nous|notre|nosotros|nuestr[oa]s?|somos|vi är|vårt?)\b(?!.{0,120}\byou(?:['’]ll| will)\b)/iu;

const notDuties = [...administration, arrangements, aboutUs];

/**
 * Whether a sentence is certainly not a duty: administration of any kind, the terms of employment,
 * or the employer's self-description.
 */
export function tellsNoDuty(sentence: string): boolean {
  return (
    isAnyOf(sentence, notDuties) ||
    (!isEnglish(sentence) && isAnyOf(sentence, translatedAdministration)) ||
    /[?:]$/.test(sentence)
  );
}
