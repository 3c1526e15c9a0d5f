import type { AliasBlock } from '../../../parse-aliases.js';
import { business } from './business.js';
import { careAndScience } from './care-and-science.js';
import { engineeringAndTrades } from './engineering-and-trades.js';
import { peopleLawAndMedia } from './people-law-and-media.js';
import { technology } from './technology.js';
import { transportAndService } from './transport-and-service.js';

/** German aliases; a file for each profession, the two largest in halves. */
export const germanAliases: readonly AliasBlock[] = [
  { language: 'de', lines: technology },
  { language: 'de', lines: business },
  { language: 'de', lines: peopleLawAndMedia },
  { language: 'de', lines: careAndScience },
  { language: 'de', lines: engineeringAndTrades },
  { language: 'de', lines: transportAndService },
];
