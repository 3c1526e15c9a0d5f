import { pluralOf } from '@/lib/format';

/** Texts of the shell and of screen errors. */
export const texts = {
  sidebar: 'Sidebar',
  mainNavigation: 'Main',
  toggleSidebar: 'Toggle sidebar',
  toggleSidebarHint: 'Toggle sidebar (Ctrl or Cmd + B)',
  logOut: 'Log out',
  skipToContent: 'Skip to content',
  getExtensions: 'Get Extensions',
  profileOf: (name: string) => `Profile of ${name}`,
  you: 'You',
  search: 'Search',
  searchKeys: 'Ctrl K',
  searchKeysApple: '⌘ K',
  searchHint: 'Search jobs, skills and screens (Ctrl or Cmd + K)',
  palette: {
    title: 'Search jobs, skills and screens',
    placeholder: 'Search jobs, skills and screens',
    escape: 'Esc',
    results: 'Results',
    screens: 'Screens',
    recentJobs: 'Recent jobs',
    jobs: 'Jobs',
    skills: 'Your skills',
    companyAndScore: (company: string, score: string) => `${company} · ${score}`,
    skillScore: (score: string) => `${score}%`,
    searching: 'Searching...',
    found: (count: number) => pluralOf(count, { one: '1 result', other: '# results' }),
    nothing: (query: string) => `We couldn’t find anything for “${query}”.`,
  },
  routeError: {
    title: 'This page couldn’t be shown.',
    reload: 'Reload',
    online:
      'Rolefit may be unreachable or updated since you opened it, or the page crashed. Nothing you saved is lost.',
    offline:
      'You’re offline. This page opens automatically when you’re back online. Nothing you saved is lost.',
  },
};
