import type { PayWords } from '../topics/pay.js';

export const pay: PayWords = {
  pay: 'gehalt|vergütung|brutto|lohn|jahresgehalt',
  to: 'bis|und',
  periods: {
    hour: {
      per: 'pro|die',
      unit: 'stunde',
      adverb: '',
    },
    day: {
      per: 'pro',
      unit: 'tag',
      adverb: '',
    },
    week: {
      per: 'pro',
      unit: 'woche',
      adverb: '',
    },
    month: {
      per: 'pro|im',
      unit: 'monat',
      adverb: 'monatlich',
    },
    year: {
      per: 'pro|im',
      unit: 'jahr',
      adverb: 'jährlich|jahresbrutto',
    },
  },
  otherMoney: 'zuschuss',
  upTo: 'bis zu',
  hourlyPay: 'stundenlohn|stundensatz',
  yearlyPay: 'jahresgehalt|jahresbrutto|jahresbruttogehalt',
  currencies: { EUR: 'euro', SEK: '' },
  millions: 'mio|millionen|mrd|milliarden',
};
