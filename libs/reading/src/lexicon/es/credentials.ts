import type { CredentialWords } from '../topics/credentials.js';

export const credentials: CredentialWords = {
  drivingLicences: '(?:carnet|permiso) de conducir',
  licences: '',
  permits: '',
  licensing: '',
  vehicleCategories: 'categoría',
  clearances: {
    topSecretCompartmented: '',
    topSecret: '',
    secret: '',
    securityCheck: '',
    developedVetting: '',
    publicTrust: '',
    reliability: '',
    any: '',
  },
  workPermits: 'permiso de residencia|permiso de trabajo',
};
