import type { SkillListLabelWords } from '../topics/skill-list-labels.js';

export const skillListLabels: SkillListLabelWords = {
  labels: 'tecnologías|herramientas|entorno(?: tecnológico)?|lenguajes|programas',
  and: 'y',
  tails: '',
  courses: 'asignaturas',
  courseHeadings: '',
  goesOn: 'y',
  certificates: 'certific|acredita',
  issuers: 'expedido|expedida|por',
};
