import type { TermWords } from '../topics/terms.js';

export const terms: TermWords = {
  labels: String.raw`vertrag(?:sart)?\s?:|(?:anstellung|beschäftigung)s?(?:art|umfang|verhältnis)?\s?:|arbeitszeit\s?:|bewerbungs(?:frist|schluss)`,
  hours: String.raw`stunden|std\.?|h`,
  perWeek: String.raw`(?:pro|in der|die|je)\s`,
  week: String.raw`woche|wo?\b`,
  weeklyHours: String.raw`stunden-woche|wochenstunden|std\.?-woche|h-woche`,
  to: 'bis',
  contracts: {
    permanent: String.raw`unbefristet\p{L}{0,16}|festanstellung|festangestellt\p{L}{0,16}`,
    temporary: String.raw`befristet\p{L}{0,16}|elternzeitvertretung|aushilfe`,
    freelance: String.raw`freiberuflich\p{L}{0,16}|freie mitarbeit`,
    internship: 'praktikum',
    'full-time': String.raw`vollzeit\p{L}{0,16}|voll-? ?(?:und|oder|bzw\.?|/) ?(?=teilzeit)`,
    'part-time': String.raw`teilzeit\p{L}{0,16}`,
  },
  jobs: String.raw`vertrag\p{L}{0,16}|stellen?|anstellung\p{L}{0,16}|beschäftigung\p{L}{0,16}|arbeitsverhältnis|arbeitszeit`,
  others: 'erfahrung|mitarbeitende|mitarbeiter',
  closing: String.raw`bewerbungs(?:frist|schluss)\p{L}{0,16}|bewerben sie sich bis|bewerbungen? bis|bewirb dich bis`,
};
