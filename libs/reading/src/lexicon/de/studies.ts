import type { StudyWords } from '../topics/studies.js';

export const studies: StudyWords = {
  degrees: {
    secondary: String.raw`matura|hauptschul\p{L}*|realschul\p{L}*|mittlere reife|fachabitur|fachhochschulreife|abitur`,
    vocational: String.raw`ausbildung|lehre|gesellenbrief|gesellenprüfung|meisterbrief|fachwirt(?:in)?|staatlich (?:geprüft|anerkannt|examiniert)\p{L}*|berufsfachschule`,
    bachelor: 'FH-Diplom',
    master: String.raw`magister|staatsexamen|diplom|dipl\.-\p{L}+\.?`,
    doctorate: String.raw`promotion|habilitation(?=$|\s?[,:(]|[\s–-]{1,3}(?:an der|im fach|in|für|(?:19|20)\d\d)(?!\p{L}))`,
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
  afterDegrees: 'abschluss|studium|studiengang',
  beforeFields: 'in|im fach',
  schoolEndings: 'Universität|Hochschule|Fachhochschule|Akademie|Schule',
  schoolOpenings: String.raw`(?:Universität|Hochschule|Fachhochschule|Akademie|Berufsschule|Berufskolleg)(?=\s\p{L})`,
  afterFields: 'an der|an dem|am',
};
