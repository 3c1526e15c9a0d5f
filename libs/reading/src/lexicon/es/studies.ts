import type { StudyWords } from '../topics/studies.js';

export const studies: StudyWords = {
  degrees: {
    secondary:
      'selectividad|graduad[oa] (?:escolar|en ESO)|educación secundaria(?: obligatoria)?|EGB',
    vocational: 'formación profesional|grado medio|ciclo formativo|técnic[oa]',
    associate: 'técnic[oa] superior|grado superior',
    bachelor:
      'licenciad[oa]|licenciatura|diplomatura|diplomad[oa]|graduad[oa]|grado|ingenier[oa](?: técnic[oa])?',
    master: 'magíster',
    doctorate: 'doctor(?:ado|a)',
  },
  abbreviations: {
    secondary: 'ESO|COU',
    vocational: 'FP',
  },
  unspacedDegrees: {},
  aboutDegree: 'tesis',
  awards: 'beca',
  fieldEndings: '',
  fields:
    'derecho|economía|turismo|informática|administración|psicología|enfermería|medicina|historia|filología|matemáticas|química|biología|arquitectura|periodismo|educación|magisterio|contabilidad',
  unspacedFields: '',
  fieldArticles: 'del',
  unspacedBeforeField: '',
  unspacedAfterField: '',
  notFields: '',
  studying: 'licenciatura|bachillerato',
  colleges: 'universidad',
  beforeTails: 'en',
  afterDegrees: 'título|estudios|carrera',
  beforeFields: 'en|especialidad',
  schoolOpenings: String.raw`(?:Universidad|Escuela|Instituto|Facultad)(?=\s\p{L})`,
  afterFields: 'en la|por la',
};
