/** Texts of the list of matches. */
export const texts = {
  what: 'your matches',
};
