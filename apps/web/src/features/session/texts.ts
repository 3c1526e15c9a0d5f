/** Words of signing in and staying so. */
export const texts = {
  yourSession: 'your session',
  stillLoggedIn: (why: string) => `You are still logged in. ${why}`,
};
