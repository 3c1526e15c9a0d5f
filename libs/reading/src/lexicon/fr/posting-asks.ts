import type { PostingAskWords } from '../topics/posting-asks.js';

export const postingAsks: PostingAskWords = {
  beforeNames: String.raw`(?<![\p{L}])(?:équipes?|départements?|faculté|institut)(?: de| du| des| de la)?`,
  colleagues: String.raw`(?:collabor\p{L}+|travail\p{L}*|échang\p{L}+|coordination|liaison|lien|relation) avec|interlocut(?:eur|rice) d(?:es|e la|u)|assist(?:er|ance)|soutien (?:aux|à)`,
  superiors: String.raw`sous (?:la |l['’])?(?:responsabilité|direction|autorité|supervision|conduite)|rattachée?s? (?:hiérarchiquement |directement )?(?:à|au)`,
  ofReader: 'vous|votre|vos|candidats?|expérience (?:en|de|dans)|connaissances?|exigée?|requise?',
  asking:
    'vous|votre|vos|nous (?:recherchons|attendons)|candidats?|expérience|connaissances?|maîtrise|diplôme|formation (?:en|de)|compétences?|idéalement',
  ofCandidate:
    '(?:le|la) (?:candidate?|personne) (?:idéale?|retenue?)|(?:les|le) candidats? (?:devront|devra|doit|doivent)|vous (?:devez|devrez)',
  demand: String.raw`(?<![\p{L}])vous (?:possédez|maîtrisez|justifiez|disposez|connaissez|savez|parlez|êtes (?:diplômée?|qualifiée?|à l['’]aise|capable|autonome|expérimentée?))(?![\p{L}])|(?<![\p{L}])vous avez (?:déjà )?(?:une |de l['’]|des )?(?:première |solide |bonne |bonnes )?(?:expérience|connaissances?|formation)|(?<![\p{L}])(?:vous êtes )?titulaire d|(?<![\p{L}])(?:nous recherchons|nous attendons)(?![\p{L}])`,
  demandOpening: String.raw`^(?:(?:bonne|bonnes|solide|solides|excellente|première|très bonne) ){1,2}(?:expérience|connaissances?|maîtrise|compétences?)(?![\p{L}])`,
};
