import type { PreferenceWords } from '../topics/preferences.js';

export const preferences: PreferenceWords = {
  following: String.raw`nice[- ]to[- ]haves?|good[- ]to[- ]haves?|(?:is|are|as|a) (?:an? )?(?:very )?(?:nice|great|welcome) (?:extras?|additions?|to have)|preferred|preferable|desir(?:ed|able)|welcome|optional(?:ly)?|advantageous|beneficial|helpful|(?:is|are|be|as|would be|considered|seen as|counts? as|will be)(?: also)? (?:an? )?(?:big |huge |strong |definite |distinct |added |great |real |major |nice )?(?:plus|bonus|asset|advantage|benefit)|(?:is|are|would be) (?:also )?(?:very )?useful|would be (?:lovely|ideal|nice|great|good)|(?:aren|isn)['’]t (?:strictly )?(?:essential|required|necessary)|an? (?:big |huge |strong |definite |distinct |added |great |real |major |nice )?(?:plus|bonus|asset|advantage)|\bplus(?=\s?[.!)]|\s?$)|bonus(?: points)?(?=\s?[.!)]|\s?$)|or (?:an? |the )?(?:strong )?(?:willingness|eagerness|desire|readiness|interest|motivation) (?:to (?:learn|acquire|develop)|in learning)|or willing to learn`,
  leading: String.raw`prefer(?:ably|ence|ences)?|preferring|ideally|ideal(?:ly)? candidates? (?:will|would) also|bonus(?: points)?(?: if| for|:)?|nice[- ]to[- ]haves?\s?:|good[- ]to[- ]haves?\s?:|(?:is|are|['’]s|be) (?:an? )?(?:big |huge |strong |definite |distinct |added |great |real |major |nice )?(?:plus|bonus|asset|advantage|advantageous|beneficial|helpful|nice|great|preferred|preferable|desirable) (?:if|to|that|when|for)|extra (?:points|credit)|brownie points|(?:a |an )?(?:big |huge |strong |definite |distinct |added |great |real |major |nice )?(?:plus|bonus|asset)\s?:|would be (?:nice|great) (?:if|to)|desir(?:ed|able)\s?:|preferred\s?:|optional\s?:|not (?:strictly |absolutely )?(?:required|necessary|essential|mandatory)[,;]? but`,
  but: 'but|while|whereas',
  be: 'is|are|would be',
  required: 'required|mandatory|essential|a must',
  ideally: 'preferably|ideally',
  fillers: 'is|are|but|not|required|strongly|highly|very|much',
  noSubject: 'and|also|it|this|that|which|they|these|s|is|was|would|be',
  asking: 'experience|knowledge|skills?|fluent|strong|good|degree',
  preferredNouns: String.raw`skills?|qualifications?|requirements?|candidates?|competenc\w+`,
};
