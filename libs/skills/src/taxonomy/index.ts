import { business } from './business/index.js';
import { careAndScience } from './care-and-science/index.js';
import { technology } from './technology/index.js';
import { tradesAndService } from './trades-and-service/index.js';

/** All professions. A skill that several share is in the one that would miss it most. */
export const professions = [technology, business, careAndScience, tradesAndService];
