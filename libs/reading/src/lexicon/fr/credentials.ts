import type { CredentialWords } from '../topics/credentials.js';

export const credentials: CredentialWords = {
  drivingLicences: String.raw`permis (?:de conduire|[BC]\b)`,
  licences: '',
  permits: '',
  licensing: '',
  vehicleCategories: 'catégories?',
  classedLicences: 'permis(?: de conduire)?',
  licenceClasses: 'classes?|types?',
  towardsClasses: 'de|des',
  clearances: {
    topSecretCompartmented: '',
    topSecret: '',
    secret: '',
    securityCheck: '',
    developedVetting: '',
    publicTrust: '',
    reliability: '',
    any: 'habilitation (?:de sécurité|secret)',
  },
  workPermits: 'titre de séjour|carte de résident|permis de travail',
};
