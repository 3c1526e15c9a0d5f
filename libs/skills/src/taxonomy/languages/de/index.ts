import type { AliasBlock } from '../../../parse-aliases.js';
import { buildingAndRepair } from './building-and-repair.js';
import { business } from './business.js';
import { engineeringAndProduction } from './engineering-and-production.js';
import { healthAndCare } from './health-and-care.js';
import { peopleLawAndMedia } from './people-law-and-media.js';
import { scienceAndTeaching } from './science-and-teaching.js';
import { technology } from './technology.js';
import { transportAndService } from './transport-and-service.js';

/** German aliases; a file for each profession, the large ones in several. */
export const germanAliases: readonly AliasBlock[] = [
  { language: 'de', lines: technology },
  { language: 'de', lines: business },
  { language: 'de', lines: peopleLawAndMedia },
  { language: 'de', lines: healthAndCare },
  { language: 'de', lines: scienceAndTeaching },
  { language: 'de', lines: engineeringAndProduction },
  { language: 'de', lines: buildingAndRepair },
  { language: 'de', lines: transportAndService },
];
