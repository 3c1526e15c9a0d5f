import type { SkillMention } from '@rolefit/skills';
import type { Line } from '../document/lines.js';
import { headingOf } from './sections.js';

/** Phrases specific to postings, in five languages, each counted once. */
const signs: readonly RegExp[] = [
  /\b(?:we(?:['’]re| are)|is|are) (?:currently |now |actively )?(?:looking for|hiring|seeking|recruiting)\b|\bwe (?:look|search) for\b|\bwe seek\b|\bwir suchen\b|\bnous (?:recherchons|recrutons)\b|\bbuscamos\b|\bvi söker\b|\bjoin (?:us|our|[\p{Lu}][\p{L}]+(?:['’]s)?)\b|\bsucht (?:verstärkung|dich|eine?n?\b)|\bhas an opening\b/iu,
  /\b(?:responsibilities|duties|job description|your role|in this role|what you(?:['’]ll| will) (?:do|be)|was (?:dich|sie) erwartet|das erwartet|aufgaben|missions|responsabilidades|funciones|arbetsuppgifter|key objectives|responsible for|main tasks)\b/iu,
  /\b(?:requirements|qualifications|required skills|must (?:have|be able|be \d\d)|what you(?:['’]ll)? (?:need|bring)|you have(?=:)|was (?:du|sie) mitbring\p{L}*|das bringst du|anforderungen|profil|exigences|requisitos|kvalifikationer|qualified|essential skills)\b/iu,
  /\b(?:\d\+?|two|three|five) ?(?:\+ )?(?:years?|yrs|jahre|ans|años)['’]?\b.{0,30}\b(?:experience|erfahrung|expérience|experiencia)|\b(?:experience (?:with|in|of|as|working)|erfahrung (?:in|mit)|expérience|experiencia|erfarenhet)\b/iu,
  /\b(?:apply|applicants?|application|candidates?|bew[ei]rb|postule|candidatos?|ansök|send (?:us )?your (?:cv|resume))/iu,
  /\b(?:salary|compensation|full[- ]time|part[- ]time|permanent (?:position|contract)|benefits|vollzeit|teilzeit|unbefristet|CDI|CDD|jornada|contrato|heltid|working hours|weekly pay|pay (?:rate|scale|grade)|what you(?:['’]ll)? get|you get(?=:)|we offer|was wir bieten|wir bieten|OTE|PTO)\b|(?:[$€£]\s?\d[\d.,]{0,15}|\d[\d.,]{0,15}\s?(?:€|EUR|euros?))\s?(?:\/\s?|per |an? |pro |par |de l['’]|por )(?:hour|hr|week|month|year|annum|stunde|monat|jahr|heure|mois|hora|mes|año)\b/iu,
  /\b(?:equal opportunity|accommodation|regardless of race)\b/iu,
  /\b(?:the position|this (?:position|role|job|vacancy)|vacancy|the role|job opening|the successful|job title|immediate start|stelle|le poste|el puesto|tjänsten)\b|\(\s?[mwfdx](?:\s?\/\s?[mwfdx]){1,3}\s?\)|\b[HF]\/[HF]\b/iu,
  /\byou (?:will|have|are|bring|should|must|can)\b|\byou(?:['’]ll| would)\b|\b(?:du \p{L}{2,}st|sie (?:haben|bringen)|vous (?:avez|êtes|serez)|tendrás|du har)\b/iu,
];

const minSigns = 3;

/**
 * Whether a text is a job posting: at least three different signals, posting headings counting
 * double, and at least one requirement. A resume has headings and skills too, but contains dates
 * and never addresses "you".
 */
export function isPosting(
  text: string,
  lines: readonly Line[],
  mentions: readonly SkillMention[],
): boolean {
  const sample = text.slice(0, 60_000);
  const count = signs.filter((sign) => sign.test(sample)).length;
  const sections = new Set(
    lines
      .map((line) => headingOf(line)?.section)
      .filter(
        (section) => section === 'required' || section === 'duties' || section === 'preferred',
      ),
  );
  const ranges =
    sample.match(/\b(?:19|20)\d\d\s?[-–—]\s?(?:(?:19|20)\d\d|present|current|now)\b/giu)?.length ??
    0;
  if (ranges >= 3 && !(signs.at(-1)?.test(sample) ?? false)) return false;
  return (
    count + Math.min(2, sections.size) >= minSigns && (mentions.length > 0 || count >= minSigns)
  );
}
