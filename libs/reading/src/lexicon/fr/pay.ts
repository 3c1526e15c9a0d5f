import type { PayWords } from '../topics/pay.js';

export const pay: PayWords = {
  pay: 'salaire|rémunération|brut',
  to: 'à|et',
  periods: {
    hour: {
      per: 'par',
      unit: 'heure',
      adverb: '',
    },
    day: {
      per: 'par',
      unit: 'jour',
      adverb: '',
    },
    week: {
      per: 'par',
      unit: 'semaine',
      adverb: '',
    },
    month: {
      per: 'par',
      unit: 'mois',
      adverb: String.raw`mensuel\p{L}*`,
    },
    year: {
      per: 'par',
      unit: String.raw`an\b|ans\b|année`,
      adverb: 'annuels?|annuelle',
    },
  },
  otherMoney: 'prime|indemnité',
  upTo: String.raw`jusqu['’]à`,
  hourlyPay: 'taux horaire|salaire horaire',
  yearlyPay: 'salaire annuel|rémunération annuelle',
  currencies: { EUR: 'euros?', SEK: '' },
  millions: 'millions|milliards',
};
