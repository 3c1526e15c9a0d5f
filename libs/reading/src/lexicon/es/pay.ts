import type { PayWords } from '../topics/pay.js';

export const pay: PayWords = {
  pay: 'salario|sueldo|remuneración|retribución',
  to: 'a|y',
  periods: {
    hour: {
      per: 'por',
      unit: 'hora',
      adverb: '',
    },
    day: {
      per: 'por',
      unit: 'día',
      adverb: '',
    },
    week: {
      per: 'por',
      unit: 'semana',
      adverb: '',
    },
    month: {
      per: 'por|al',
      unit: 'mes',
      adverb: String.raw`mensual\p{L}*`,
    },
    year: {
      per: 'por|al',
      unit: 'año',
      adverb: 'anuales|anual',
    },
  },
  otherMoney: 'ayuda',
  upTo: 'hasta',
  hourlyPay: 'salario por hora',
  yearlyPay: 'salario anual|bruto anual',
  currencies: { EUR: 'euros?', SEK: '' },
  millions: 'mil(?:lón|lones| millones)',
};
