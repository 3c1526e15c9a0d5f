/** Words of the screens themselves; those of their parts stand with the features. */
export const texts = {
  jobScan: {
    ways: 'Ways to scan',
    one: 'One posting',
    many: 'Many at once',
    title: 'Scan New Job',
    lead: 'Write the job description of the new job you want to scan for job match analysis.',
    manyTitle: 'Scan many jobs',
    manyLead: 'Paste postings or drop a file, look the list over, and scan up to 100 at once.',
    accepted: 'Scan accepted. It usually takes a few seconds.',
    view: 'View',
  },
  goToResume: 'Go to your resume',
  jobMatch: {
    heading: 'Latest Job scan',
    what: 'your matches',
    emptyTitle: 'No Job Score Yet',
    empty: "You haven't scanned any jobs yet. Get started by scanning your first job.",
    scanNow: 'Scan Job Now',
    learnMore: 'Learn More',
  },
  savedJob: {
    what: 'your saved jobs',
    emptyTitle: 'No saved jobs yet',
    empty: 'Jobs that you save stand here, with the stage you are at and your notes.',
    toMatches: 'Go to your matches',
    stageEmptyTitle: 'No job at this stage',
    stageEmpty: 'Choose a stage on a saved job and it moves here.',
    searchEmptyTitle: 'No saved job matches',
    searchEmpty: 'No title or company of your saved jobs has these words.',
    showAll: 'Show all saved jobs',
  },
};
