import type { PlaceRequirement } from '@rolefit/contracts';
import { quoteOf } from '../document/lines.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import { findConditions } from './conditions/find-conditions.js';
import type { PostingSection } from './sections.js';
import type { Unit } from '../document/units.js';

const words = lexicon.workplaces;
const locationLabel = new RegExp(String.raw`^${words.labels}\s?:\s{0,3}(.{2,80})$`, 'iu');
const remote = new RegExp(String.raw`\b${words.remote}\b`, 'iu');
const noRemote = new RegExp(words.notRemote, 'iu');
// Five days at home are remote work.
const daysMost = 4;
const countWords = Object.entries(lexicon.conditions.numbers).flatMap(([word, days]) =>
  days <= daysMost ? [word] : [],
);
const count = String.raw`\b(?:[1-${daysMost}]|${countWords.join('|')})`;
const hybridWork = [
  String.raw`\b${words.hybrid}\b`,
  // "Two days a week from home".
  String.raw`${count}\s${words.days}\s(?:${words.perWeek}\s)?(?:${words.atHome}\s)?${words.home}\b`,
  String.raw`\b${words.homeFirst}\b[^.;]{0,40}\b${words.daysTold}\b[^.;]{0,12}\b${words.week}\b`,
  // "Home office on two days".
  String.raw`\b${words.homeFirst}\b[^.,;:(]{0,20}${count}\s${words.daysTold}\b`,
].join('|');
const hybrid = wholeWords(new RegExp(hybridWork, 'iu'));
const anyRemote = new RegExp(remote.source, 'giu');
const anyHybrid = wholeWords(new RegExp(hybridWork, 'giu'));
const onsite = new RegExp(String.raw`\b${words.onsite}\b`, 'iu');
const basedIn = new RegExp(
  String.raw`\b${words.basedIn}\s?${words.in}?\s(\p{Lu}[\p{L}.'’-]+(?:[ ,]{1,2}\p{Lu}[\p{L}.'’-]+){0,3})`,
  'u',
);
const ofPosition = new RegExp(String.raw`\b${words.ofPosition}\b`, 'iu');
const notOfPosition = new RegExp(words.notOfPosition, 'iu');
const besidePlaces = new RegExp(String.raw`\b${words.besidePlaces}\b`, 'giu');

function arrangementOf(told: string): PlaceRequirement['arrangement'] | null {
  if (hybrid.test(told)) return 'hybrid';
  if (remote.test(told)) return noRemote.test(told) ? 'onsite' : 'remote';
  return onsite.test(told) ? 'onsite' : null;
}

/** Whether a sentence says that the work cannot be done remotely. */
export function deniesRemote(sentence: string): boolean {
  return noRemote.test(sentence);
}

const separator = /\s[|•·]\s/u;
const contract = wholeWords(
  new RegExp(String.raw`\b(?:${Object.values(lexicon.terms.contracts).join('|')})\b`, 'iu'),
);

/** "Location: Leeds | Full-time | Shift work" without contract and hours. */
function withoutTerms(stated: string): string {
  const parts = stated.split(separator);
  if (parts.length === 1) return stated;
  return parts
    .filter((part) => !contract.test(part) && findConditions(part).covered.length === 0)
    .join(' | ');
}

function cleanPlace(stated: string): string | null {
  const place = stated
    .replace(/\(.{0,40}?\)/g, ' ')
    .replace(anyRemote, ' ')
    .replace(anyHybrid, ' ')
    .replace(besidePlaces, ' ');
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
      place: cleanPlace(withoutTerms(stated)),
      arrangement: arrangementOf(stated) ?? 'onsite',
      quote: quoteOf(text, unit.start, unit.end),
    };
  }
  if (section === 'boilerplate' || section === 'about') return null;
  const based = basedIn.exec(unit.text);
  const isRoles = ofPosition.test(unit.text) || unit.text.length < 60;
  const arrangement = isRoles && !notOfPosition.test(unit.text) ? arrangementOf(unit.text) : null;
  const place = based && isRoles ? cleanPlace(based[1] ?? '') : null;
  if (arrangement === null && place === null) return null;
  return {
    place,
    arrangement: arrangement ?? 'onsite',
    quote: quoteOf(text, unit.start, unit.end, unit.start + (based?.index ?? 0)),
  };
}
