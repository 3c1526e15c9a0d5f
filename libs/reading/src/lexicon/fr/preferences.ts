import type { PreferenceWords } from '../topics/preferences.js';

export const preferences: PreferenceWords = {
  following:
    '(?:serait |est |sont |constitue(?:nt)? )?un (?:vrai |réel |gros |véritable )?(?:plus|atout)|souhaité(?:e|es|s)?|souhaitables?|apprécié(?:e|es|s)?|bienvenue?s?',
  leading: String.raw`idéalement|de préférence|un plus\s?:|serait un plus (?:de|si)|(?:nous )?apprécierions`,
  but: 'mais|tandis',
  be: 'est|sont',
  required: 'exigée?s?|requise?s?|obligatoires?|indispensables?',
  ideally: 'idéalement|de préférence',
  fillers: '',
  noSubject: "ce|cela|c['’]|il|est|serait",
  asking: 'expérience|connaissance|maîtrise|courante?',
  preferredNouns: '',
};
