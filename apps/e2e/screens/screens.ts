import { correctedScreens } from './corrected-screens.js';
import { dashboardScreens } from './dashboard-screens.js';
import { emailScreens } from './email-screens.js';
import { homeScreens } from './home-screens.js';
import { matchListScreens } from './match-list-screens.js';
import { matchScreens } from './match-screens.js';
import { onboardingScreens, restoreScreen } from './onboarding-screens.js';
import { passkeyScreens } from './passkey-screens.js';
import { profileScreens } from './profile-screens.js';
import { loginScreens, publicScreens } from './public-screens.js';
import { resumesScreens } from './resumes-screens.js';
import { savedScreens } from './saved-screens.js';
import { scanScreens } from './scan-screens.js';
import { type Screen } from './screen.js';

/** Every screen and state. Those that change an account for good are behind the others of their visitor. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...loginScreens,
  ...emailScreens,
  ...onboardingScreens,
  ...dashboardScreens,
  ...profileScreens,
  ...passkeyScreens,
  ...homeScreens,
  ...scanScreens,
  ...matchListScreens,
  ...matchScreens,
  ...savedScreens,
  ...correctedScreens,
  ...resumesScreens,
  restoreScreen,
];
