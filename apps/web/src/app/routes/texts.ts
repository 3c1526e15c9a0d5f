/** Words of the screens themselves; those of their parts stand with the features. */
export const texts = {
  savedJob: {
    emptyTitle: 'No saved jobs yet',
    empty: 'Jobs that you save stand here, with the stage you are at and your notes.',
    toMatches: 'Go to your matches',
  },
};
