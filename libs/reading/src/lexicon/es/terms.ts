import type { TermWords } from '../topics/terms.js';

export const terms: TermWords = {
  labels: String.raw`(?:tipo de )?contrato\b|jornada\b|fecha (?:límite|de cierre)`,
  hours: 'horas|h',
  perWeek: String.raw`(?:por|a la)\s`,
  week: 'semana',
  weeklyHours: String.raw`(?:horas|hs?\.?)\ssemanales`,
  to: 'a',
  contracts: {
    permanent: 'indefinido|fijo',
    temporary: 'contrato temporal|temporal|eventual',
    freelance: String.raw`autónomo|freelance`,
    internship: 'contrato de prácticas|prácticas',
    'full-time': '(?:jornada|tiempo) complet[ao]',
    'part-time': '(?:jornada|tiempo) parcial|media jornada',
  },
  jobs: 'puestos?|contrato|empleo|jornada|oferta',
  others: 'experiencia|estudiantes|empleados|equipo de',
  closing: 'fecha (?:límite|de cierre)|plazo (?:de|hasta)|hasta el',
};
