import type { ResumeLabelWords } from '../topics/resume-labels.js';

export const resumeLabels: ResumeLabelWords = {
  places: 'ubicación',
  countries: 'España',
  credentials: 'permiso|carnet',
  asides: 'idiomas|habilidades',
  employers: 'empresa',
  titles: 'puesto|cargo',
  atEmployer: String.raw`\sen(?=\s\p{Lu})`,
  smallInNames: 'el|los|y|e',
  now: 'actualidad',
  until: 'hasta',
};
