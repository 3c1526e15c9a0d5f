import type { CredentialWords } from '../topics/credentials.js';

export const credentials: CredentialWords = {
  drivingLicences: 'fahrerlaubnis|führerschein',
  licences: '',
  permits: '',
  licensing: '',
  vehicleCategories: 'klasse',
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
};
