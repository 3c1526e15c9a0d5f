import { screens } from './screens';

/** Screen titles for sidebar, top bar and links. */
export const screenTitles = {
  dashboard: screens.dashboard.title,
  profile: screens.profile.title,
  jobScan: screens.jobScan.title,
  jobMatch: screens.jobMatch.title,
  jobMatchDetail: screens.jobMatchDetail.title,
  savedJob: screens.savedJob.title,
};

/** General texts. */
export const texts = {
  product: 'Rolefit',
  justNow: 'just now',
  lessThan: (amount: string) => `less than ${amount}`,
  pageProblem:
    'This page ran into a problem of its own. Nothing you saved is lost; reload the page and try again.',
};
