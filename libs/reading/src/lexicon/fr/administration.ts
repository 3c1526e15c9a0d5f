import type { AdministrationWords } from '../topics/administration.js';

export const administration: AdministrationWords = {
  labels: '',
  pay: '',
  directions: '',
  applying: '',
  contacts: String.raw`(?:(?:votre|notre|le|la) )?(?:personne (?:à contacter|de contact|contact)|interlocut(?:eur|rice)|contact)(?: (?:pour|chez|au|à|concernant) [^:.\n]{2,60}?)?\s?(?::|\best\b)`,
  legal: '',
  benefits: '',
  arrangements: '',
  asking: '',
  general: String.raw`débutante?s? accepté|en reconversion|prime (?:d['’]embauche|de bienvenue)|salaire|rémunération|grille salariale|égalité des chances|sans distinction|peu importe (?:leur|votre|son)|mesures d['’](?:adaptation|accommodement)|discrimination|données personnelles|RGPD|nous (?:vous )?(?:offrons|proposons)|on vous offre|mutuelle|tickets? restaurants?|congés payés|jours de RTT|intéressement|postule[rz]?|candidatures?|lettre de motivation|curriculum vitae|entretiens? (?:d['’]embauche|téléphonique|de recrutement)|entrevues?|processus de (?:sélection|recrutement)|période d['’]essai|renseignements (?:reçus|auprès|complémentaires)|(?:envoy|adress|transmett)ez(?:-nous)? (?:votre|vos|un|le|dès)|égalité (?:entre|professionnelle|femmes)|en faveur de (?:la diversité|l['’](?:égalité|inclusion))|(?:postes?|offres?|emplois?)\b.{0,60}\b(?:situation de handicap|à toutes et à tous)|(?:échange|appel|rendez-vous) téléphonique|chargée? de recrutement|réponse sous|vous rencontrerez|débutante?s? acceptée?s?`,
  generalAsking: 'expériences? (?:en|de|avec|dans)|connaissances?|maîtrise|diplôme',
  generalAskingEndings: '',
};
