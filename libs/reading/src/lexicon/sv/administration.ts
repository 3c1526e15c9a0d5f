import type { AdministrationWords } from '../topics/administration.js';

export const administration: AdministrationWords = {
  labels: '',
  pay: '',
  directions: '',
  applying: '',
  contacts: String.raw`(?:(?:din|vår) )?kontakt(?:person)?(?: (?:för|på|vid) [^:.\n]{2,60}?)?\s?(?::|\bär\b)`,
  legal: '',
  benefits: '',
  arrangements: '',
  asking: '',
  general: String.raw`lön|månadslön|lönen|kollektivavtal|likabehandling|mångfald|oavsett (?:kön|ålder|etnisk|bakgrund)|diskriminering|personuppgifter|GDPR|vi erbjuder|erbjuder vi|förmåner|personalförmåner|friskvård\p{L}*|tjänstepension|semesterdagar|ansök(?:an|ningar|er|ning)?|personligt brev|intervjuer|urval|rekryteringsprocess\p{L}*|provanställning|bakgrundskontroll`,
  generalAsking: String.raw`erfarenhet|kunskap\p{L}*|utbildning|examen`,
  generalAskingEndings: '',
};
