import type { TermWords } from '../topics/terms.js';

export const terms: TermWords = {
  labels: String.raw`(?:job|employment|contract|position) type\s?:|(?:working |weekly )?hours\s?:|closing date|(?:application )?deadline\b`,
  hours: 'hours?|hrs?|h',
  perWeek: String.raw`(?:per|an?|each|every)\s`,
  week: 'week|wk',
  weeklyHours: String.raw`(?:hours?|hrs?)[\s-](?:week(?:ly)?\b|p\.?\/?w\b)`,
  to: 'to',
  contracts: {
    permanent: 'permanent|indefinite',
    temporary: String.raw`temporary|fixed[- ]term|seasonal|maternity cover|\d{1,2}[- ]month contract`,
    freelance: 'freelance[rs]?|self-employed|independent contractor|1099',
    internship: 'internship',
    'full-time': 'full[- ]time',
    'part-time': 'part[- ]time',
  },
  jobs: 'positions?|roles?|jobs?|posts?|contracts?|employment|opportunity|vacancy|hours|salary',
  others: 'experience|knowledge|manages?|managing|students?|employees|staff|team of|previous|prior',
  closing:
    '(?:closing|close) date|(?:application|applications) (?:deadline|close|closes|due)|deadline|apply (?:by|before|no later than)|(?:open|accepted) until',
};
