/** Texts for those who have deleted their account: after that, and when they sign in again. */
export const texts = {
  deleted: {
    title: 'Your profile is deleted',
    text: (until: string) =>
      `You are signed out everywhere. To bring everything back, sign in before ${until}; after that it is erased.`,
  },
  restore: {
    screen: 'Restore your profile',
    title: 'Your profile is deleted',
    lead: (until: string) =>
      `Everything is still here, hidden. You can bring it back until ${until}. After that it is erased, and signing in starts a new profile.`,
    restore: 'Restore my profile',
    restoring: 'Restoring...',
    logOut: 'Log out',
    loggingOut: 'Logging out...',
    problem: 'Your profile isn’t restored yet',
    done: 'Welcome back. Everything is as you left it.',
  },
};
