import type { PlaceRequirement } from '@rolefit/contracts';
import { quoteOf } from '../document/lines.js';
import type { PostingSection } from './sections.js';
import type { Unit } from '../document/units.js';

const locationLabel =
  /^(?:job |work |duty )?(?:locations?|place of work|workplace|based in|standort|arbeitsort|dienstort|lieu(?: de travail)?|ubicación|lugar|plats|ort)\s?:\s{0,3}(.{2,80})$/iu;
const remote =
  /\b(?:(?:fully|100\s?%|completely) remote|remote(?:ly)?(?:[- ](?:first|position|role|job|work|only|friendly))?|work from (?:home|anywhere)|home[- ]?office(?![- ](?:stipend|budget|allowance|equipment|set-?up|furniture|zuschuss|ausstattung))|telework(?:ing)?|télétravail|teletrabajo|remoto)\b/iu;
const noRemote =
  /\b(?:no|not|non)[- ](?:a |eligible for |available for )?(?:fully )?(?:remote|telework)|(?:remote|telework)[^.]{0,30}\b(?:not|no)\b/iu;
const hybrid =
  /\b(?:hybrid|hybride|híbrido)\b|\b\d days? (?:a|per) week (?:in|from|at) (?:the|our) office\b|\b(?:\d|one|two|three|four) days? (?:a week |per week )?on[- ]?site\b|\d\s(?:days?|tage?|jours?|días?)\s(?:(?:a|per)\sweek\s)?(?:of\s|de\s|from\s|im\s|in\s)?(?:home[- ]?office|home|remote(?: work)?|telework|télétravail|teletrabajo)\b|\b(?:home[- ]?office|remote|telework|télétravail|teletrabajo)\b[^.;]{0,40}\b(?:tage[n]?|days?|jours?|días?)\b[^.;]{0,12}\b(?:woche|week|semaine|semana)\b/iu;
const anyRemote = new RegExp(remote.source, 'giu');
const anyHybrid = new RegExp(hybrid.source, 'giu');
const onsite = /\b(?:on[- ]?site|in[- ](?:office|person)|vor ort|sur site|presencial)\b/iu;
const basedIn =
  /\b(?:based|located|position in|office in|relocate to|mit sitz|basé(?:e)? à|con sede en)\s?(?:in|at|out of)?\s(\p{Lu}[\p{L}.'’-]+(?:[ ,]{1,2}\p{Lu}[\p{L}.'’-]+){0,3})/u;

function arrangementOf(words: string): PlaceRequirement['arrangement'] | null {
  if (hybrid.test(words)) return 'hybrid';
  if (remote.test(words)) return noRemote.test(words) ? 'onsite' : 'remote';
  return onsite.test(words) ? 'onsite' : null;
}

/** Whether a sentence says that the work cannot be done remotely. */
export function deniesRemote(sentence: string): boolean {
  return noRemote.test(sentence);
}

function cleanPlace(words: string): string | null {
  const place = words
    .replace(/\(.{0,40}?\)/g, ' ')
    .replace(anyRemote, ' ')
    .replace(anyHybrid, ' ')
    .replace(/\b(?:on[- ]?site|or|and|anywhere in(?: the)?)\b/giu, ' ');
  const trimmed = place
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:/|–-]+/u, '')
    .replace(/(?<![\s,;:/|.–-])[\s,;:/|.–-]+$/u, '');
  return trimmed.length >= 2 && /\p{L}{2}/u.test(trimmed) ? trimmed : null;
}

/** The place of work in a sentence: a place, an arrangement, or both. */
export function placeIn(
  text: string,
  unit: Unit,
  section: PostingSection,
): PlaceRequirement | null {
  const stated = locationLabel.exec(unit.text)?.[1];
  if (stated !== undefined) {
    return {
      place: cleanPlace(stated),
      arrangement: arrangementOf(stated) ?? 'onsite',
      quote: quoteOf(text, unit.start, unit.end),
    };
  }
  if (section === 'boilerplate' || section === 'about') return null;
  const based = basedIn.exec(unit.text);
  const isRoles =
    /\b(?:position|role|job|you|candidate|work|this is|stelle|poste|puesto)\b/iu.test(unit.text) ||
    unit.text.length < 60;
  const arrangement =
    isRoles && !/\bteams?\b|remote (?:sensing|control|site|area|location|monitor)/iu.test(unit.text)
      ? arrangementOf(unit.text)
      : null;
  const place = based && isRoles ? cleanPlace(based[1] ?? '') : null;
  if (arrangement === null && place === null) return null;
  return {
    place,
    arrangement: arrangement ?? 'onsite',
    quote: quoteOf(text, unit.start, unit.end, unit.start + (based?.index ?? 0)),
  };
}
