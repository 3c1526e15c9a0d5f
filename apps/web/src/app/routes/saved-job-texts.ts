/** Texts of the list of saved jobs. */
export const texts = {
  what: 'your saved jobs',
  emptyTitle: 'No saved jobs yet',
  empty: 'Jobs that you save appear here, with the stage you are at and your notes.',
  toMatches: 'Go to your matches',
  stageEmptyTitle: 'No job at this stage',
  stageEmpty: 'Choose a stage on a saved job and it moves here.',
  searchEmptyTitle: 'No saved job matches',
  searchEmpty: 'No title or company of your saved jobs has these words.',
  showAll: 'Show all saved jobs',
};
