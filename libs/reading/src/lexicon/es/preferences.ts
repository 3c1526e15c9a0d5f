import type { PreferenceWords } from '../topics/preferences.js';

export const preferences: PreferenceWords = {
  following:
    'deseables?|(?:será |es )?un plus|valorables?|(?:será |es )?una ventaja|(?:será|serán) valorad[oa]s?',
  leading: String.raw`(?:se )?valorar(?:á|án|emos)|preferible(?:mente)?|de preferencia|idealmente|deseable\s?:`,
  but: 'pero|mientras',
  be: 'es|son',
  required: 'imprescindibles?|obligatori[oa]s?',
  ideally: 'preferiblemente',
  fillers: '',
  noSubject: 'es|lo',
  asking: 'experiencia|conocimientos?',
  preferredNouns: '',
};
