import type { OrderWords } from '../topics/orders.js';

export const orders: OrderWords = {
  before: '',
  orders: String.raw`ignorera(?![\p{L}]).{0,40}instruktion`,
  unspaced: '',
  quoting: 'skrev|sade|sa|som|kallad|mot|med|upptäcker|fraser?|attacker',
};
