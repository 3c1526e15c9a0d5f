import type { PayWords } from '../topics/pay.js';

export const pay: PayWords = {
  pay: 'lön|månadslön|timlön|ersättning',
  to: '',
  periods: {
    hour: { per: 'per|i', unit: String.raw`timmen?|tim\b`, adverb: '' },
    day: { per: 'per|om', unit: 'dagen?', adverb: '' },
    week: { per: 'per|i', unit: 'veckan?', adverb: '' },
    month: { per: 'per|i', unit: 'månad|mån', adverb: '' },
    year: { per: 'per|om', unit: 'år', adverb: '' },
  },
  otherMoney: 'bidrag|friskvårdsbidrag|tillägg',
  upTo: 'upp till',
  hourlyPay: 'timlön',
  yearlyPay: 'årslön',
  currencies: { EUR: 'euro', SEK: 'kr|kronor' },
  millions: 'miljon|miljard|mn?kr|mdkr',
};
