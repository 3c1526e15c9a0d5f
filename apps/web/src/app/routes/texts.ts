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
  savedJob: {
    what: 'your saved jobs',
    loading: 'Loading...',
    emptyTitle: 'No saved jobs yet',
    empty: 'Jobs that you save stand here, with the stage you are at and your notes.',
    toMatches: 'Go to your matches',
  },
};
