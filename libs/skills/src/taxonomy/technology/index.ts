import { analytics } from './analytics.js';
import { architectureAndMethods } from './architecture-and-methods.js';
import { backEndFrameworks } from './back-end-frameworks.js';
import { blockchain } from './blockchain.js';
import { technicalCertificates } from './certificates.js';
import { cloud } from './cloud.js';
import { dataEngineering } from './data-engineering.js';
import { databases } from './databases.js';
import { devops } from './devops.js';
import { embeddedAndHardware } from './embedded-and-hardware.js';
import { enterpriseSoftware } from './enterprise-software.js';
import { gameAndGraphics } from './game-and-graphics.js';
import { geospatial } from './geospatial.js';
import { itSupport } from './it-support.js';
import { languages } from './languages.js';
import { machineLearning } from './machine-learning.js';
import { mobile } from './mobile.js';
import { networking } from './networking.js';
import { observability } from './observability.js';
import { operatingSystems } from './operating-systems.js';
import { security } from './security.js';
import { testing } from './testing.js';
import { webFrontEnd } from './web-front-end.js';

/** Software, data, infrastructure, security, devices. */
export const technology = {
  languages,
  webFrontEnd,
  backEndFrameworks,
  mobile,
  gameAndGraphics,
  testing,
  architectureAndMethods,
  databases,
  dataEngineering,
  analytics,
  machineLearning,
  cloud,
  devops,
  observability,
  security,
  networking,
  operatingSystems,
  itSupport,
  embeddedAndHardware,
  geospatial,
  blockchain,
  enterpriseSoftware,
  technicalCertificates,
};
