import type { AliasBlock } from '../../../parse-aliases.js';
import { business } from './business.js';
import { careAndScience } from './care-and-science.js';
import { engineeringAndTrades } from './engineering-and-trades.js';
import { peopleLawAndMedia } from './people-law-and-media.js';
import { technology } from './technology.js';
import { transportAndService } from './transport-and-service.js';

/** Spanish aliases; a file for each profession, the two largest in halves. */
export const spanishAliases: readonly AliasBlock[] = [
  { language: 'es', lines: technology },
  { language: 'es', lines: business },
  { language: 'es', lines: peopleLawAndMedia },
  { language: 'es', lines: careAndScience },
  { language: 'es', lines: engineeringAndTrades },
  { language: 'es', lines: transportAndService },
];
