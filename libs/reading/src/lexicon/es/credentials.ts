import type { CredentialWords } from '../topics/credentials.js';

export const credentials: CredentialWords = {
  drivingLicences: '(?:carnet|permiso) de conducir',
  licences: '',
  permits: '',
  licensing: '',
  vehicleCategories: 'categorías?',
  classedLicences: '(?:carn[eé]t?|permisos?|licencias?)(?: de conducir| de conducción)?',
  licenceClasses: 'clases?|tipos?',
  towardsClasses: 'de|de la|de las|del',
  clearances: {
    topSecretCompartmented: '',
    topSecret: '',
    secret: '',
    securityCheck: '',
    developedVetting: '',
    publicTrust: '',
    reliability: '',
    any: 'habilitación (?:personal )?de seguridad',
  },
  workPermits: 'permiso de residencia|permiso de trabajo',
};
