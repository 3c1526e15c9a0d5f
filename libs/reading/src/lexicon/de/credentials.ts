import type { CredentialWords } from '../topics/credentials.js';

export const credentials: CredentialWords = {
  drivingLicences: 'fahrerlaubnis|führerschein',
  licences: '',
  permits: '',
  licensing: '',
  vehicleCategories: 'klassen?',
  classedLicences: 'führerscheine?s?|fahrerlaubnis(?:se)?',
  licenceClasses: String.raw`kl\.|führerscheinklassen?|fahrerlaubnisklassen?`,
  towardsClasses: 'der|in den|in der|für die',
  granted: '',
  grantedIn: '',
  clearances: {
    topSecretCompartmented: '',
    topSecret: '',
    secret: '',
    securityCheck: '',
    developedVetting: '',
    publicTrust: '',
    reliability: '',
    any: 'sicherheitsüberprüfung',
  },
  workPermits: String.raw`(?<!\p{L})niederlassungserlaubnis(?!\p{L})|unbefristete aufenthaltserlaubnis|arbeitserlaubnis`,
  beforeOthers: String.raw`(?:anleit|einarbeit|schul|ausbild|führ|leit|koordinier|unterstütz|betreu)ung|koordination|zusammenarbeit\smit`,
  inPerson: 'als',
  afterOthers: 'schüler(?:innen)?',
  severalLicensed:
    'pflegefachkräften?|pflegekräften?|krankenschwestern|pflegern|hebammen|elektrikern?',
};
