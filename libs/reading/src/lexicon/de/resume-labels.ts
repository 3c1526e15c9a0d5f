import type { ResumeLabelWords } from '../topics/resume-labels.js';

export const resumeLabels: ResumeLabelWords = {
  places: 'wohnort|adresse',
  countries: 'Deutschland',
  credentials: 'führerschein',
  asides: 'kenntnisse|sprachen',
  employers: 'arbeitgeber|firma',
  titles: 'stelle|funktion|tätigkeit',
  atEmployer: String.raw`\sbei(?:m)?(?=\s\p{Lu})`,
  smallInNames: 'für|und|der|die|das|von|van|zu|am|im|bei',
  now: 'heute',
  until: 'bis',
};
