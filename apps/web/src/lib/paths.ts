import { type KnockoutKind } from '@rolefit/contracts';

/** Every screen's address. */
export const paths = {
  landing: '/',
  scoreFaq: '/#faq-score',
  howItWorks: '/#how-it-works',
  privacy: '/privacy',
  terms: '/terms',
  extension: '/extension',
  login: '/login',
  restore: '/restore',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  profile: '/profile',
  devices: '/profile#devices',
  /** Where the condition of a posting is answered. */
  profileAnswer: (kind: Exclude<KnockoutKind, 'degree'>) => `/profile#answer-${kind}`,
  jobScan: '/job-scan',
  jobMatch: '/job-match',
  savedJob: '/saved-job',
  jobMatchDetail: (id: string) => `/job-match/${id}`,
} as const;
