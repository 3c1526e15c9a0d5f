/** Texts of the table of the latest scans. */
export const texts = {
  caption: 'Your most recent scans',
  jobTitle: 'Job Title',
  company: 'Company',
  matchScore: 'Match score',
  action: 'Action',
};
