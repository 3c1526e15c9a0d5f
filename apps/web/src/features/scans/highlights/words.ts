import { type ConditionAsk, freeMovementCode, type HighlightedPlace } from '@rolefit/contracts';
import { formatCode } from '@/lib/format';
import { texts } from './texts';

const words = texts.conditions;

/** "Berlin, hybrid", "Remote". */
export function placeWords({ name, arrangement }: HighlightedPlace): string {
  return name === null ? texts.arrangements[arrangement] : texts.placed[arrangement](name);
}

/** A country as part of a sentence: "Germany", "the United States". */
export function countryName(code: string): string {
  const { withArticle, the, freeMovement } = texts.countries;
  if (code === freeMovementCode) return freeMovement;
  const name = formatCode('region', code);
  return withArticle.includes(code) ? the(name) : name;
}

/** A condition as part of a sentence: "night work", "German B2". */
export function conditionName(ask: ConditionAsk): string {
  switch (ask.type) {
    case 'work-permit':
      return words.workPermit(ask.country === null ? null : countryName(ask.country));
    case 'licence':
    case 'clearance':
      return words.credential(ask.name);
    case 'language':
      return words.spoken(formatCode('language', ask.code), ask.level);
    case 'place':
      return words.places[ask.arrangement](ask.places);
    case 'degree':
      return ask.field === null
        ? words.degrees[ask.level]
        : words.degreeIn(words.degrees[ask.level], ask.field);
    case 'work': {
      const { name, of } = words.work[ask.topic];
      return ask.amount !== null && of ? of(ask.amount) : name;
    }
  }
}

/** The same text at the start of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
