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
  beforeOthers: String.raw`(?:anleitung|einarbeitung|führung|leitung|koordination|unterstützung)(?:\s(?:von|der))?|(?:schulung|ausbildung)\s(?:von|der)|zusammenarbeit\smit`,
  backToAuthor: 'als',
  afterOthers: 'schüler(?:n|innen)?',
  licensedPeople:
    'pflegefachkräften?|pflegekräften?|krankenschwestern|pflegern|hebammen|elektrikern',
};
