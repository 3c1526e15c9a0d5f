import type { AliasBlock } from '../../../parse-aliases.js';
import { buildingAndRepair } from './building-and-repair.js';
import { business } from './business.js';
import { engineeringAndProduction } from './engineering-and-production.js';
import { healthAndCare } from './health-and-care.js';
import { peopleLawAndMedia } from './people-law-and-media.js';
import { scienceAndTeaching } from './science-and-teaching.js';
import { technology } from './technology.js';
import { transportAndService } from './transport-and-service.js';

/** Spanish aliases; a file for each profession, the large ones in several. */
export const spanishAliases: readonly AliasBlock[] = [
  { language: 'es', lines: technology },
  { language: 'es', lines: business },
  { language: 'es', lines: peopleLawAndMedia },
  { language: 'es', lines: healthAndCare },
  { language: 'es', lines: scienceAndTeaching },
  { language: 'es', lines: engineeringAndProduction },
  { language: 'es', lines: buildingAndRepair },
  { language: 'es', lines: transportAndService },
];
