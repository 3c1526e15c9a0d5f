import { dataAndOperations } from './data-and-operations.js';
import { technicalProducts } from './products.js';
import { software } from './software.js';

/** Software, data, infrastructure, security, devices. */
export const technology = [...software, ...technicalProducts, ...dataAndOperations];
