/** Texts of the session. */
export const texts = {
  yourSession: 'your session',
  extensionConnected: {
    title: 'The browser extension is connected',
    text: 'It stays signed in until you log it out, even when you log out here.',
    toDevices: 'See devices',
  },
  stillLoggedIn: (why: string) => `You are still signed in. ${why}`,
};
