import type { AdministrationWords } from '../topics/administration.js';

export const administration: AdministrationWords = {
  labels: '',
  pay: '',
  directions: '',
  applying: '',
  contacts: String.raw`(?:(?:tu|su|la|el) )?(?:persona de contacto|contacto)(?: (?:para|en|de) [^:.\n]{2,60}?)?\s?(?::|\bes\b)`,
  legal: '',
  benefits: '',
  arrangements: '',
  asking: '',
  general:
    'salario|sueldo|remuneración|retribución|banda salarial|igualdad de oportunidades|sin distinción|discriminación|discapacidad|protección de datos|ofrecemos|te ofrecemos|seguro (?:médico|de vida)|días de vacaciones|beneficios (?:corporativos|sociales)|ticket restaurante|postula(?:r|te|ción)?|candidatura|env[ií]a(?:nos)? tu|currículum|carta de (?:presentación|motivación)|proceso de selección|periodo de prueba|te invitamos a',
  generalAsking: 'experiencia (?:en|con|de)|conocimientos?|dominio|titulación',
  generalAskingEndings: '',
};
