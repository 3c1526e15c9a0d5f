import { type ConditionKind, type KnockoutKind } from '@rolefit/contracts';
import { screens } from './screens';

/** URLs of all screens. */
export const paths = {
  landing: screens.landing.path,
  scoreFaq: '/#faq-score',
  howItWorks: '/#how-it-works',
  privacy: screens.privacy.path,
  terms: screens.terms.path,
  extension: screens.extension.path,
  login: screens.login.path,
  emailLink: screens.emailLink.path,
  inbox: screens.inbox.path,
  restore: screens.restore.path,
  onboarding: screens.onboarding.path,
  dashboard: screens.dashboard.path,
  profile: screens.profile.path,
  devices: '/profile#devices',
  /** URL of the answers for a posting's conditions. */
  profileAnswer: (kind: Exclude<KnockoutKind, 'degree' | ConditionKind> | 'condition') =>
    `/profile#answer-${kind}`,
  jobScan: screens.jobScan.path,
  jobMatch: screens.jobMatch.path,
  savedJob: screens.savedJob.path,
  jobMatchDetail: (id: string) => `/job-match/${id}`,
} as const;
