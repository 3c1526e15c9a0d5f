/** Texts of the dashboard. */
export const texts = {
  what: 'your dashboard',
  loading: 'Loading...',
  counts: 'Your scans in numbers',
  totalJobs: { title: 'Total Jobs Scanned', description: 'all time' },
  totalSavedJobs: { title: 'Jobs Saved for Later', description: 'with stages and notes' },
  totalScannedThisWeek: { title: 'Scanned this week', description: 'last 7 days' },
  latest: 'Latest scans',
  scan: 'Scan Job',
  scanNow: 'Scan Job Now',
  emptyTitle: 'No scans yet',
  empty: 'Scan a posting, and see here which jobs to apply to and why.',
};
