import type { TitleWords } from '../topics/titles.js';

const heads =
  'utvecklare|programmerare|ingenjör|lärare|sköterska|skötare|konsult|säljare|tekniker|montör|snickare|elektriker|svetsare|kock|servitör|servitris|förare|chaufför|arbetare|handläggare|administratör|ekonom|projektledare|arbetsledare|teamledare|gruppledare|receptionist|städare|biträde|läkare|psykolog|jurist|arkitekt|praktikant|vikarie|assistent|samordnare|koordinator|medarbetare|målare|murare|rörmokare|mekaniker|operatör|laborant|forskare|doktorand|lektor|bibliotekarie|redaktör|fotograf|översättare|sekreterare|socionom|kurator|frisör|bagare|konditor|vaktmästare|väktare|inköpare|revisor';

export const titles: TitleWords = {
  heads,
  headEndings: '',
  compoundHeads: `${heads}|chef|ledare`,
  compoundEndings: '',
  unspacedHeads: '',
  abbreviatedHeads: '',
  organisationEndings: 'ab|kommun|universitet|högskola|sjukhus',
  organisations: '',
  ofOrganisation: '',
  organisationWords: '',
  organisationBeginnings: '',
  selfEmployed: 'egenföretagare|eget företag|enskild firma',
  partners: '',
  training: 'utbildning',
  ofTraining: 'till',
  adjectives: '',
  deedEndings: '',
  modifierEndings: '',
  inLowerCase: '',
  atOrganisation: '',
};
