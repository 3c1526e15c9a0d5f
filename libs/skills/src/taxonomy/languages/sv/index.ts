import type { AliasBlock } from '../../../parse-aliases.js';
import { buildingAndRepair } from './building-and-repair.js';
import { business } from './business.js';
import { engineeringAndProduction } from './engineering-and-production.js';
import { healthAndCare } from './health-and-care.js';
import { peopleLawAndMedia } from './people-law-and-media.js';
import { scienceAndTeaching } from './science-and-teaching.js';
import { transportAndService } from './transport-and-service.js';

/** Swedish aliases of the skills of ordinary professions. */
export const swedishAliases: readonly AliasBlock[] = [
  { language: 'sv', lines: business },
  { language: 'sv', lines: peopleLawAndMedia },
  { language: 'sv', lines: healthAndCare },
  { language: 'sv', lines: scienceAndTeaching },
  { language: 'sv', lines: engineeringAndProduction },
  { language: 'sv', lines: buildingAndRepair },
  { language: 'sv', lines: transportAndService },
];
