import type { StudyWords } from '../topics/studies.js';

export const studies: StudyWords = {
  degrees: {},
  abbreviations: {},
  unspacedDegrees: {},
  aboutDegree: '',
  awards: '',
  fieldEndings: '',
  fields: '',
  unspacedFields: '',
  fieldArticles: '',
  unspacedBeforeField: '',
  unspacedAfterField: '',
  notFields: '',
  studying: '',
  colleges: 'högskola|universitet',
};
