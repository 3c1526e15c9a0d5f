import type { StudyWords } from '../topics/studies.js';

export const studies: StudyWords = {
  degrees: {
    secondary: String.raw`matura|hauptschul\p{L}*|realschul\p{L}*|mittlere reife|fachabitur|fachhochschulreife|abitur`,
    vocational: 'ausbildung|lehre|gesellenbrief|gesellenprüfung|meisterbrief|fachwirt(?:in)?',
    bachelor: 'FH-Diplom',
    master: String.raw`magister|staatsexamen|diplom|dipl\.-\p{L}+\.?`,
    doctorate: 'promotion|habilitation',
  },
  abbreviations: {
    vocational: 'IHK',
    doctorate: String.raw`Dr\. ?(?:rer|phil|med|ing|jur)`,
  },
  unspacedDegrees: {},
  aboutDegree: 'titel|bachelorarbeit|masterarbeit|thema',
  awards: 'stipendium',
  fieldEndings: 'wissenschaft(?:en)?|wesen|technik|kunde|wirtschaft|pädagogik|logie|nomie|bau',
  fields:
    'informatik|betriebswirtschaftslehre|bwl|vwl|mathematik|physik|chemie|germanistik|anglistik|jura|medizin|pflege',
  unspacedFields: '',
  fieldArticles: 'der|des',
  unspacedBeforeField: '',
  unspacedAfterField: '',
  notFields: 'hochschule',
  studying: 'abitur|studium|erasmus',
  colleges: 'universität|hochschule',
};
