/** Words of staying signed in. */
export const texts = {
  yourSession: 'your session',
  stillLoggedIn: (why: string) => `You are still signed in. ${why}`,
};
