import type { AdministrationWords } from '../topics/administration.js';

export const administration: AdministrationWords = {
  labels: '',
  pay: '',
  directions: '',
  applying: '',
  legal: '',
  benefits: '',
  arrangements: '',
  asking: '',
  general: String.raw`salaire|rémunération|grille salariale|égalité des chances|sans distinction|peu importe (?:leur|votre|son)|mesures d['’](?:adaptation|accommodement)|discrimination|données personnelles|RGPD|nous (?:vous )?(?:offrons|proposons)|on vous offre|mutuelle|tickets? restaurants?|congés payés|jours de RTT|intéressement|postule[rz]?|candidatures?|lettre de motivation|curriculum vitae|entretiens? (?:d['’]embauche|téléphonique|de recrutement)|entrevues?|processus de (?:sélection|recrutement)|période d['’]essai|renseignements reçus`,
  generalAsking: 'expériences? (?:en|de|avec|dans)|connaissances?|maîtrise|diplôme',
  generalAskingEndings: '',
};
