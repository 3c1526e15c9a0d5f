import type { PayWords } from '../topics/pay.js';

export const pay: PayWords = {
  pay: 'salary|salaries|pay|wages?|compensation|remuneration|hourly rate|rate of|stipend|grade|band',
  to: 'to|till|and',
  periods: {
    hour: {
      per: 'per|an|a',
      unit: String.raw`hour|hr|h\b`,
      adverb: String.raw`hourly\b`,
    },
    day: {
      per: 'per|a',
      unit: 'day',
      adverb: String.raw`daily\b`,
    },
    week: {
      per: 'per|a',
      unit: 'week',
      adverb: String.raw`weekly\b`,
    },
    month: {
      per: 'per|a',
      unit: 'month',
      adverb: 'monthly',
    },
    year: {
      per: 'per|a',
      unit: 'year|annum|yr',
      adverb: String.raw`p\.\s?a\.|annually|annual|yearly`,
    },
  },
  otherMoney: 'stipend|allowance|bonus|budget|reimbursement|voucher|credit',
  upTo: 'up to',
  hourlyPay: 'hourly',
  yearlyPay: 'annual|yearly|per year',
  currencies: { EUR: 'euros?', SEK: '' },
  millions: String.raw`m\b|million|billion|bn`,
};
