import type { TitleWords } from '../topics/titles.js';

const heads =
  'referendar|entwickler|ingenieur|leiter|leitung|berater|mitarbeiter|assistent|assistenz|praktikant|werkstudent|auszubildende[rn]?|azubi|volontär|kaufmann|kauffrau|kaufleute|verkäufer|pfleger|pflegefachkraft|pflegefachfrau|pflegefachmann|krankenschwester|schwester|lehrer|erzieher|koch|köchin|bäcker|metzger|kellner|fahrer|techniker|mechaniker|mechatroniker|elektriker|elektroniker|schlosser|schweißer|tischler|maler|maurer|monteur|meister|geselle|helfer|hilfskraft|aushilfe|fachkraft|arbeiter|sachbearbeiter|referent|redakteur|dozent|trainer|geschäftsführer|inhaber|gründer|buchhalter|controller|steuerfachangestellte[rn]?|fachangestellte[rn]?|angestellte[rn]?|sekretär|disponent|lagerist|einkäufer|arzt|ärztin|apotheker|therapeut|psychologe|psychologin|anwalt|anwältin|jurist|informatiker|administrator|architekt|gestalter|fotograf|übersetzer|betreuer|reinigungskraft|friseur|gärtner|landwirt|wissenschaftler|doktorand|beauftragte[rn]?';

export const titles: TitleWords = {
  heads,
  headEndings: 'in|innen',
  compoundHeads: `${heads}|manager|designer|analyst`,
  compoundEndings: 'in|innen',
  unspacedHeads: '',
  abbreviatedHeads: '',
  organisationEndings: String.raw`gmbh|ag|se|kg|ug|ohg|gbr|mbb|e\.v|universität|klinikum|krankenhaus`,
  organisations: 'universität',
  ofOrganisation: 'für|von',
  organisationWords: 'hochschule',
  organisationBeginnings: 'kanzlei|praxis|autohaus|gasthaus|hotel|bar',
  selfEmployed: 'selbstst?ändig|freiberuflich|freiberufler(?:in)?',
  partners: 'söhne',
  training: 'ausbildung|lehre|umschulung|studium|weiterbildung',
  ofTraining: 'als|zum|zur',
  adjectives: '',
  deedEndings: '',
  modifierEndings: '',
  inLowerCase: '',
  atOrganisation: '',
};
