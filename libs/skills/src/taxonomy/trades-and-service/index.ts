import { engineeringTradesAndService } from './engineering-trades-and-service.js';
import { tradesAndServiceProducts } from './products.js';

/** Engineering, trades, transport, production, hospitality, farming. */
export const tradesAndService = [...engineeringTradesAndService, ...tradesAndServiceProducts];
