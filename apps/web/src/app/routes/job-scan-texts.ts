/** Texts of the screen with the scan forms. */
export const texts = {
  ways: 'Ways to scan',
  one: 'One posting',
  many: 'Many at once',
  title: 'Scan a job',
  lead: 'Paste a job posting to see how well it fits you.',
  firstTitle: 'Paste your first posting',
  firstLead: 'Any job you would consider. You get a score, and the lines behind it.',
  manyTitle: 'Scan many jobs',
  manyLead: 'Paste or upload up to 100 postings, check the list, then scan.',
};
