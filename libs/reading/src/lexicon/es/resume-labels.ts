import type { ResumeLabelWords } from '../topics/resume-labels.js';

export const resumeLabels: ResumeLabelWords = {
  places: 'ubicación|dirección|domicilio|ciudad',
  countries: 'España',
  credentials: 'permiso|carnet',
  asides: 'idiomas|habilidades',
  employers:
    '(?:nombre y dirección de la )?empresa(?: o empleador)?|nombre y dirección del empleador',
  sameEmployer:
    '(?:en )?(?:la misma|el mismo|misma|mismo) (?:empresa|empleador|compañía|centro)|[ií]dem',
  datesLabels: 'fechas?|periodo|período',
  titles: 'puesto|(?:profesión o )?cargo(?: desempeñado)?',
  atEmployer: String.raw`\sen(?=\s\p{Lu})`,
  smallInNames: 'el|los|y|e',
  now: 'actualidad',
  until: 'hasta',
  noNames: String.raw`(?:jornada|tiempo) (?:completa|completo|parcial)|media jornada|temporal|indefinido|prácticas|\d+ (?:mes|meses|años?)|actualidad|actual|página \d.*|nota media.*`,
  ofData:
    'funciones y responsabilidades(?: principales)?|principales actividades y responsabilidades|tipo de empresa o sector|salario|supervisor|horas|teléfono|herramientas|funciones|tareas',
  legalForms: String.raw`S\.A|S\.L`,
  abbreviatedEndings: String.raw`S\.A|S\.L`,
};
