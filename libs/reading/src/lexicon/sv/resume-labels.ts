import type { ResumeLabelWords } from '../topics/resume-labels.js';

export const resumeLabels: ResumeLabelWords = {
  places: '',
  countries: '',
  credentials: '',
  asides: '',
  employers: '',
  titles: '',
  atEmployer: '',
  smallInNames: '',
  now: '',
  until: '',
};
