import { managementAndOffice } from './management-and-office.js';
import { businessProducts } from './products.js';

/** Management, finance, sales, marketing, people, law, office, media and design. */
export const business = [...managementAndOffice, ...businessProducts];
