import type { CredentialWords } from '../topics/credentials.js';

export const credentials: CredentialWords = {
  drivingLicences: String.raw`[\p{L}]{0,2}-?körkort`,
  licences: '',
  permits: '',
  licensing: '',
  vehicleCategories: 'behörighet|klass',
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
  workPermits: '',
};
