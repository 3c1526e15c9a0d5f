import { wordList } from '../lexicon.js';
import type { PostingSectionWords } from '../topics/posting-sections.js';

export const postingSections: PostingSectionWords = {
  headings: {
    boilerplate: '(?:empleos|ofertas) similares',
    benefits: 'ofrecemos|qué ofrecemos|beneficios',
    preferred: 'deseable|se valorar|valorable',
    about: 'sobre nosotros|quiénes somos',
    duties: 'funciones|tus funciones|tareas|qué harás',
    education: 'formación',
    languages: 'idiomas',
    required: String.raw`requisitos|tu perfil|perfil\b|conocimientos|experiencia|habilidades|qué buscamos|buscamos`,
  },
  headingWords: wordList(`
    el los las una unos y o tu tus su sus nuestro nuestra para con en que puesto perfil requisitos requerido requerida experiencia conocimientos
    habilidades
  `),
  subjectPrepositions: 'con',
  articles: '',
  payLabels: 'salario|sueldo',
  opensRequirements:
    'requisitos|debe (?:tener|contar)|candidat[oa]s? (?:ideal )?(?:deberá|deberán|tendrá|tiene|debe)',
  opensDuties: String.raw`funciones|tareas|encargar\p{L}+`,
  endsBeforeDuties: '',
  columns: {
    required: 'imprescindible',
    preferred: 'deseable',
  },
  yes: 'sí',
};
