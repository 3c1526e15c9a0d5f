import type { NoDemandWords } from '../topics/no-demands.js';

export const noDemands: NoDemandWords = {
  seeking: String.raw`(?:re)?cherch(?:ons|e|ent)|recrut(?:ons|e|ent)|est à la recherche d['’]?|sommes à la recherche d['’]?`,
  anybody: String.raw`personnes?|talents?|collaborat(?:eurs?|rices?)|candidats?|profils?|collègues?`,
  beyondTitle: String.raw`qui|avec|ayant|capables?|dotée?s?|expérience|connaissances?|maîtrise|maîtrisant|titulaires?|vous`,
  beyondTitleEndings: '',
  selves: String.raw`(?:nous|notre|nos)`,
  selvesAsking: String.raw`(?:re)?cherch\p{L}*|recrut\p{L}*|attend(?:ons|us?)|exig\p{L}*|demand\p{L}*|souhait\p{L}*|apprécions|valorisons|candidate?s?|vous (?:êtes|avez|devez|devrez)|votre|vos`,
  joining: String.raw`(?:intégrera|rejoindra|intégrerez|rejoindrez) (?:une|notre|l['’])`,
  training: String.raw`(?:(?:car|puisque) )?(?:(?:nous|on) (?:vous )?(?:(?:assurons|offrons|proposons) (?:\p{L}+ ){0,3}formation|formons|formerons|forme|apprendrons|apprenons)|vous serez (?:\p{L}+ )?formée?s?|(?:(?:la|une) )?formation (?:\p{L}+ ){0,4}(?:assurée|fournie|offerte|prévue|dispensée|en interne|sur place|par nos soins))`,
  newcomers: String.raw`débutant\S{0,6}|jeunes diplômé\S{0,4}|personnes en reconversion|reconversions?`,
  welcoming: String.raw`bienvenue?s?|accepté\S{0,4}|bienvenu\S{0,2}`,
  questions: String.raw`(?:que|qu['’]|quoi|quels?|quelles?|pourquoi|comment|qui|où|quand)|(?:vous êtes )?(?:intéressée?|prête?|motivée?)|envie|(?:vous )?(?:cherchez|recherchez|souhaitez|voulez)`,
  invitations: String.raw`(?:c['’]est|il s['’]agit d['’])(?: une| un|une|un) (?:\p{L}+ ){0,2}(?:opportunité|occasion|chance)|si vous (?:\p{L}+ ){0,3}(?:cherchez|recherchez|souhaitez|voulez)|rejoignez|venez|(?:nous|notre équipe) (?:vous )?(?:attend|attendons)`,
};
