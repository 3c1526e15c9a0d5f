/** Texts of scores that are estimates. */
export const texts = {
  estimate: 'Estimate',
  estimated: (word: string) => `${word}, estimate`,
};
