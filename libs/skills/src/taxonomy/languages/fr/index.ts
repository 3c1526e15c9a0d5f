import type { AliasBlock } from '../../../parse-aliases.js';
import { buildingAndRepair } from './building-and-repair.js';
import { business } from './business.js';
import { engineeringAndProduction } from './engineering-and-production.js';
import { healthAndCare } from './health-and-care.js';
import { peopleLawAndMedia } from './people-law-and-media.js';
import { scienceAndTeaching } from './science-and-teaching.js';
import { technology } from './technology.js';
import { transportAndService } from './transport-and-service.js';

/** French aliases; a file for each profession, the large ones in several. */
export const frenchAliases: readonly AliasBlock[] = [
  { language: 'fr', lines: technology },
  { language: 'fr', lines: business },
  { language: 'fr', lines: peopleLawAndMedia },
  { language: 'fr', lines: healthAndCare },
  { language: 'fr', lines: scienceAndTeaching },
  { language: 'fr', lines: engineeringAndProduction },
  { language: 'fr', lines: buildingAndRepair },
  { language: 'fr', lines: transportAndService },
];
