import type { HeadingPhraseWords } from '../topics/heading-phrases.js';

export const headingPhrases: HeadingPhraseWords = {
  required: [
    String.raw`ce que (?:nous|l['’]on|on) (?:re)?(?:cherch|attend|demand)\p{L}*(?: (?:de vous|chez vous))?$`,
    String.raw`(?:nous|on) (?:re)?(?:cherch|attend)\p{L}*(?: de vous)?$`,
    String.raw`(?:vous apportez|nous vous demandons|ce qu['’]il (?:vous|te) faut|pour réussir(?: (?:dans|à|sur) .{0,20})?)$`,
    String.raw`qui (?:êtes-vous|recherchons-nous|cherchons-nous)$`,
    String.raw`vous (?:êtes|avez|possédez|disposez|justifiez)(?: (?:de|d['’]))?$`,
    String.raw`(?:vos|tes|les) (?:compétences|qualités|qualifications|talents|connaissances|prérequis|pré-requis)(?: .{0,20})?$`,
    String.raw`(?:qualités|compétences|diplômes?|qualifications?|connaissances) (?:requise?s?|attendue?s?|recherchée?s?|exigée?s?|demandée?s?)$`,
    String.raw`(?:pré-?requis|le profil (?:que nous )?recherch\p{L}+|profil attendu)$`,
  ].join('|'),
  preferred: [
    String.raw`(?:ce |cela )?serait (?:un|encore|aussi|apprécié)\p{L}*\b.{0,20}$`,
    String.raw`idéalement$`,
    String.raw`(?:vos|les) (?:petits )?(?:plus|atouts)$`,
    String.raw`appréciée?s?$`,
  ].join('|'),
  benefits: [
    String.raw`(?:nos|les|vos|tes) avantages\b`,
    String.raw`(?:ce que )?(?:nous|on) (?:vous |te )?(?:offr|propos|apport|garanti)\p{L}+$`,
    String.raw`pourquoi (?:nous|travailler|venir|choisir|postuler|rejoindre)\b`,
    String.raw`(?:les )?conditions(?: (?:de travail|d['’]emploi|salariales|proposées|offertes|et avantages|du poste|de rémunération))?$`,
  ].join('|'),
  about: [
    String.raw`(?:le |notre |votre )?(?:processus|parcours|étapes|déroulement) (?:de |du )?(?:recrutement|sélection|candidature)\b`,
    String.raw`(?:pour |comment )(?:postuler|candidater|nous rejoindre)$`,
    String.raw`(?:vous êtes )?intéressée?(?:\(e\)|·e)?s?$`,
    String.raw`(?:cette|l['’])(?:offre|annonce) vous (?:intéresse|tente|plaît)\b`,
    String.raw`envie de (?:nous )?(?:rejoindre|postuler)\b.{0,16}$`,
    String.raw`(?:présentation|découvrez|description) (?:de |du |d['’])?(?:l['’]|la |notre |le |nous)?(?:établissement|entreprise|société|groupe|employeur|structure|service|maison)\b`,
    String.raw`(?:l['’]|notre |la |le )(?:établissement|employeur|société|groupe|histoire|maison)$`,
  ].join('|'),
  duties: [
    String.raw`(?:(?:vos|tes|les|la|votre|ta|principales?|principaux|description des?|descriptif des?) )*(?:missions?|activités|responsabilités|tâches|fonctions|attributions)(?: (?:principales?|confiées|quotidiennes|du poste|:))?$`,
    String.raw`(?:au|votre|ton) quotidien$`,
    String.raw`vous (?:serez|aurez)(?: (?:en charge|chargée?s?|amenée?s?|pour mission))?(?: (?:de|d['’]|à))?$`,
    String.raw`(?:le|votre) poste$`,
  ].join('|'),
};
