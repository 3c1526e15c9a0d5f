import type { StudyWords } from '../topics/studies.js';

export const studies: StudyWords = {
  degrees: {},
  abbreviations: {},
  unspacedDegrees: {},
  aboutDegree: 'uppsats|examensarbete|kurser',
  awards: 'stipendium|högskolepoäng',
  fieldEndings: 'vetenskap|teknik|logi|nomi|ekonomi',
  fields:
    'juridik|medicin|matematik|fysik|kemi|informatik|pedagogik|omvårdnad|historia|språk|teknik',
  unspacedFields: '',
  fieldArticles: '',
  unspacedBeforeField: '',
  unspacedAfterField: '',
  notFields: 'högskola|universitet|betyg',
  studying: 'uppsats|studier|högskolepoäng',
  colleges: 'högskola|universitet',
  afterDegrees: 'examen|studier|programmet?',
  beforeFields: 'inom',
  schoolEndings: '[Uu]niversitet|[Hh]ögskola',
  schoolOpenings: String.raw`(?:Högskolan|Universitetet)(?=\s\p{L})`,
  afterFields: 'vid|på',
};
