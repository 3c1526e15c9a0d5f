/** Every screen's address. */
export const paths = {
  landing: '/',
  scoreFaq: '/#faq-score',
  login: '/login',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  profile: '/profile',
  jobScan: '/job-scan',
  jobMatch: '/job-match',
  savedJob: '/saved-job',
  jobMatchDetail: (id: string) => `/job-match/${id}`,
} as const;
