import { businessWork } from './business.js';
import { commercialWork } from './commercial.js';
import { generalWork } from './general.js';
import { peopleWork } from './people.js';
import { serviceWork } from './service.js';
import { technologyWork } from './technology.js';
import { tradesWork } from './trades.js';

/** Occupations with a trade. */
export const occupationWork: readonly string[] = [
  businessWork,
  commercialWork,
  technologyWork,
  peopleWork,
  tradesWork,
  serviceWork,
];

export { generalWork };
