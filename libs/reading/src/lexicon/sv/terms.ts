import type { TermWords } from '../topics/terms.js';

export const terms: TermWords = {
  labels: String.raw`anställning(?:sform)?\s?:|omfattning\s?:|sista (?:ansöknings)?dag`,
  hours: 'timmar|tim|h',
  perWeek: String.raw`(?:per|i)\s`,
  week: 'veckan?|v',
  weeklyHours: String.raw`timmars\s?(?:arbets)?vecka`,
  to: 'till',
  contracts: {
    permanent: String.raw`tillsvidare\p{L}{0,16}|fast anställning`,
    temporary: String.raw`visstid\p{L}{0,16}|vikariat\p{L}{0,16}|säsongs\p{L}{0,16}`,
    freelance: String.raw`frilans\p{L}{0,16}|egenföretagare`,
    internship: 'praktikplats',
    'full-time': String.raw`heltid\p{L}{0,16}`,
    'part-time': String.raw`deltid\p{L}{0,16}`,
  },
  jobs: String.raw`tjänst(?:en)?|anställning\p{L}{0,16}|omfattning`,
  others: 'erfarenhet|studenter|medarbetare',
  closing: 'sista (?:ansöknings)?dag(?:en)?|ansök senast|senast den',
};
