import type { OrderWords } from '../topics/orders.js';

export const orders: OrderWords = {
  before: 'please|kindly|now|then|and|you must|you should|you shall|instead|simply|always',
  orders: '',
  unspaced: '',
};
