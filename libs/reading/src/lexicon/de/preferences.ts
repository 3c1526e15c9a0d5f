import type { PreferenceWords } from '../topics/preferences.js';

export const preferences: PreferenceWords = {
  following:
    'von vorteil|wünschenswert|wären? (?:gut|ideal|klasse|schön|super|toll)|(?:sind |ist )?ein (?:großes )?plus|willkommen|gern gesehen|hilfreich',
  leading:
    'idealerweise|im idealfall|gerne auch|bestenfalls|optimalerweise|im besten fall|gerne? (?:bringen sie|bringst du|haben sie|hast du|verfügen sie|verfügst du)|von vorteil (?:ist|sind|wäre|wären)|wünschenswert (?:ist|sind|wäre|wären)|vorzugsweise',
  but: 'aber|während',
  be: 'ist|sind',
  required: 'erforderlich|zwingend|vorausgesetzt',
  ideally: 'idealerweise|vorzugsweise',
  fillers: '',
  noSubject: 'es|das|ist|wäre',
  asking: 'kenntnisse|erfahrung|gute?[rsn]?',
  preferredNouns: '',
};
