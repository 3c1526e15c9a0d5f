import type { TermWords } from '../topics/terms.js';

export const terms: TermWords = {
  labels: String.raw`(?:type de )?contrat\b|date limite`,
  hours: 'heures?|h',
  perWeek: String.raw`par\s`,
  week: String.raw`semaine|sem\.?`,
  weeklyHours: String.raw`(?:heures|h)\shebdo\p{L}{0,16}`,
  to: 'à|a',
  contracts: {
    permanent: 'cdi|contrat à durée indéterminée',
    temporary: String.raw`cdd|intérim|contrat à durée déterminée|saisonnier\p{L}{0,16}`,
    freelance: 'indépendant|freelance',
    internship: String.raw`stage (?:de|d['’])`,
    'full-time': 'temps plein|temps complet',
    'part-time': 'temps partiel',
  },
  jobs: 'postes?|contrat|emploi|offre',
  others: 'expérience|étudiants|salariés|équipe de',
  closing: String.raw`date limite|(?:candidatures?|postuler|postulez) (?:avant|jusqu['’]au)`,
};
