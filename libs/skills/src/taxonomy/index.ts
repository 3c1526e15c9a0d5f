import { business } from './business.js';
import { businessProducts } from './business-products.js';
import { careAndScience } from './care-and-science.js';
import { careAndTradesProducts } from './care-and-trades-products.js';
import { dataAndOperations } from './data-and-operations.js';
import { software } from './software.js';
import { technicalProducts } from './technical-products.js';
import { tradesAndService } from './trades-and-service.js';

/** All professions. A skill that several share stands in the one that would miss it most. */
export const professions = [software, technicalProducts, dataAndOperations, business, businessProducts, careAndScience, careAndTradesProducts, tradesAndService];
