import type { AliasBlock } from '../../../parse-aliases.js';
import { business } from './business.js';
import { careAndScience } from './care-and-science.js';
import { engineeringAndTrades } from './engineering-and-trades.js';
import { peopleLawAndMedia } from './people-law-and-media.js';
import { technology } from './technology.js';
import { transportAndService } from './transport-and-service.js';

/** French aliases; a file for each profession, the two largest in halves. */
export const frenchAliases: readonly AliasBlock[] = [
  { language: 'fr', lines: technology },
  { language: 'fr', lines: business },
  { language: 'fr', lines: peopleLawAndMedia },
  { language: 'fr', lines: careAndScience },
  { language: 'fr', lines: engineeringAndTrades },
  { language: 'fr', lines: transportAndService },
];
