import type { CredentialWords } from '../topics/credentials.js';

export const credentials: CredentialWords = {
  drivingLicences: String.raw`[\p{L}]{0,2}-?körkort`,
  licences: '',
  permits: '',
  licensing: '',
  vehicleCategories: 'behörighet(?:er)?|klass(?:er)?',
  classedLicences: 'körkort(?:et)?',
  licenceClasses: 'behörigheten|körkortsbehörighet',
  towardsClasses: 'med|i',
  clearances: {
    topSecretCompartmented: '',
    topSecret: '',
    secret: '',
    securityCheck: '',
    developedVetting: '',
    publicTrust: '',
    reliability: '',
    any: 'säkerhetsprövning',
  },
  workPermits: 'arbetstillstånd|uppehållstillstånd',
};
