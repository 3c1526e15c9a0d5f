import { careScienceAndTeaching } from './care-science-and-teaching.js';
import { careAndScienceProducts } from './products.js';

/** Health, laboratories, science, teaching, social work. */
export const careAndScience = [...careScienceAndTeaching, ...careAndScienceProducts];
