/** Texts of the section of corrections. */
export const texts = {
  listTitle: 'Your corrections',
};
