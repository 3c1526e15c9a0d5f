import type { PayWords } from '../topics/pay.js';

export const pay: PayWords = {
  pay: 'lön|månadslön',
  to: '',
  periods: {
    hour: {
      per: '',
      unit: 'timme',
      adverb: '',
    },
    day: {
      per: '',
      unit: '',
      adverb: '',
    },
    week: {
      per: '',
      unit: '',
      adverb: '',
    },
    month: {
      per: 'i',
      unit: 'månad',
      adverb: '',
    },
    year: {
      per: 'om',
      unit: 'år',
      adverb: '',
    },
  },
  otherMoney: '',
  upTo: 'upp till',
  hourlyPay: 'timlön',
  yearlyPay: 'årslön',
  currencies: { EUR: 'euro', SEK: 'kr|kronor' },
  millions: 'miljon|miljard|mn?kr|mdkr',
};
