import { type ConditionAsk } from '@rolefit/contracts';
import { formatCode } from '@/lib/format';
import { countryName } from '../highlights/words';
import { texts } from './question-texts';

const words = texts.ask;

/** A condition as a question; an empty text for one that only the resume can show. */
export function questionText(ask: ConditionAsk): string {
  switch (ask.type) {
    case 'work-permit':
      return ask.country === null ? '' : words.workPermit(countryName(ask.country));
    case 'licence':
      return words.licence(ask.name);
    case 'clearance':
      return words.clearance(ask.name);
    case 'language':
      return words.language(formatCode('language', ask.code), ask.level);
    case 'place':
      return words.places[ask.arrangement](ask.places);
    case 'work': {
      const { any, of } = words.work[ask.topic];
      return ask.amount !== null && of ? of(ask.amount) : any;
    }
    case 'degree':
      return '';
  }
}
