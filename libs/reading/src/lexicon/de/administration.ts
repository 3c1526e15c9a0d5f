import type { AdministrationWords } from '../topics/administration.js';

export const administration: AdministrationWords = {
  labels: '',
  pay: '',
  directions: '',
  applying: '',
  contacts: String.raw`(?:(?:ihre?|deine?|unsere?|der|die) )?(?:ansprech(?:partner|person)(?:[:*_]?in)?|kontakt(?:person)?)(?: (?:für|bei|zu|zur|zum|in) [^:.\n]{2,60}?)?\s?(?::|\b(?:ist|sind)\b)|(?:(?:ihre |deine )?(?:rück)?fragen|auskünfte?|auskunft) (?:beantwortet|erteilt|gibt) (?:(?:ihnen|dir|euch|gerne?|vorab) ){0,3}`,
  legal: '',
  benefits: '',
  arrangements: '',
  asking: '',
  general: String.raw`(?:antritts|willkommens|start|wechsel)(?:prämie|bonus)|gehalt|gehalts(?!abrechn|buchhalt)\p{L}+|vergütung|entgelt\p{L}*|jahresbrutto|bruttogehalt|TVöD|tarifvertrag\p{L}*|chancengleichheit|gleichstellung|schwerbehindert\p{L}*|unabhängig von (?:\p{L}+ ){0,2}(?:geschlecht|herkunft|alter|religion|nationalität)|diskriminier\p{L}*|datenschutz(?:hinweise|erklärung)|wir bieten|bieten wir|urlaubstage|tage urlaub|altersvorsorge|jobticket|jobrad|obstkorb|mitarbeiterrabatte?|mitarbeiterevents?|flache hierarchien|bewerb(?:en|t|e|ung|ungen|er|ungs\p{L}+)|lebenslauf|anschreiben|gehaltsvorstellung|eintrittstermin|probezeit|führungszeugnis|(?:schick\p{L}*|send\p{L}*|schreib\p{L}*|ruf\p{L}*) (?:sie )?(?:uns|deine?n?|ihre?n?|einfach)|freuen wir uns (?:auf|über)|wir freuen uns (?:auf|über)|melde(?:t|n) (?:sich|uns) bei|wir melden uns|probearbeiten|probetag|per whatsapp`,
  generalAsking: String.raw`erfahrung\p{L}*|abschluss|studium|ausbildung`,
  generalAskingEndings: 'kenntnisse',
};
