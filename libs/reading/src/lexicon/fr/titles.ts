import type { TitleWords } from '../topics/titles.js';

export const titles: TitleWords = {
  heads:
    'développeu[rx]|développeuse|ingénieure?|responsable|directeur|directrice|assistante|stagiaire|apprentie?|alternante?|vendeu[rs]e?|vendeuse|infirmi(?:er|ère)|aide-soignante?|serveu[rs]e?|serveuse|cuisini(?:er|ère)|enseignante?|professeure?|comptable|conseill(?:er|ère)|chargée?|chef(?:fe)?|technicien(?:ne)?|consultante?|gestionnaire|secrétaire|employée?|ouvri(?:er|ère)|magasinière?|magasinier|chauffeu[rs]e?|conduct(?:eur|rice)|électricien(?:ne)?|plombier|maçon|menuisier|soudeu[rs]e?|mécanicien(?:ne)?|coiffeu[rs]e?|éducat(?:eur|rice)|formateur|formatrice|animat(?:eur|rice)|rédact(?:eur|rice)|traduct(?:eur|rice)|graphiste|journaliste|avocate?|juriste|médecin|pharmacien(?:ne)?|caissi(?:er|ère)|gérante?|fondat(?:eur|rice)|bénévole|agente?|opérat(?:eur|rice)|acheteu[rs]e?|commerciale?|hôtesse|réceptionniste|chercheu[rs]e?|doctorante?|analyste|architecte',
  headEndings: '',
  compoundHeads: '',
  compoundEndings: '',
  unspacedHeads: '',
  abbreviatedHeads: '',
  organisationEndings: String.raw`s\.a|sarl|universite?é?|café|hôpital|clinique|école|lycée|mairie`,
  organisations: 'université',
  ofOrganisation: 'de',
  organisationWords: '',
  organisationBeginnings: 'cabinet|hôtel|café|clinique|maison|groupe|SARL|SAS',
  selfEmployed: 'indépendante?|auto-?entrepreneure?|à mon compte',
  partners: 'cie|associés|fils',
  training: 'formation|diplôme|brevet',
  ofTraining: "de|du|d['’]|en",
  adjectives: '',
  deedEndings: '',
  modifierEndings: '',
  inLowerCase: '',
  atOrganisation: '',
};
