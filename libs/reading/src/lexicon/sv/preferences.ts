import type { PreferenceWords } from '../topics/preferences.js';

export const preferences: PreferenceWords = {
  following: 'meriterande|ett plus|en fördel|önskvärt|önskvärd',
  leading: 'gärna|helst|meriterande (?:är|om)|det är (?:ett plus|meriterande|en fördel)',
  but: 'men',
  be: '',
  required: 'krav|krävs',
  ideally: 'gärna|helst',
  fillers: '',
  noSubject: 'det|detta|är',
  asking: String.raw`erfarenhet|kunskap\p{L}*`,
  preferredNouns: '',
};
