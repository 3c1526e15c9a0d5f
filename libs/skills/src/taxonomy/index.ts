import { business } from './business.js';
import { careAndScience } from './care-and-science.js';
import { dataAndOperations } from './data-and-operations.js';
import { software } from './software.js';
import { tradesAndService } from './trades-and-service.js';

/** All professions. A skill that several share stands in the one that would miss it most. */
export const professions = [software, dataAndOperations, business, careAndScience, tradesAndService];
