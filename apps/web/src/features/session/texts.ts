/** Words of staying signed in. */
export const texts = {
  yourSession: 'your session',
  extensionConnected: {
    title: 'The browser extension is connected',
    text: 'Its sign-in is its own and lasts until you log it out.',
    toDevices: 'See devices',
  },
  stillLoggedIn: (why: string) => `You are still signed in. ${why}`,
};
