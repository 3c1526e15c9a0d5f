/** Texts of signing in and of connecting the extension. Separate from the feature's others, because signed-in screens do not need them. */
export const texts = {
  signIn: {
    screen: 'Sign in',
    title: 'Start your career with Rolefit.',
    lead: 'Sign in with Github to upload your resume and view AI-powered instant job matches.',
    leadWithoutGithub: 'Sign in to upload your resume and see at once how well jobs fit you.',
    problem: 'You aren’t signed in',
    tooMany: (wait: string) => `Too many sign-ins came from your network. Try again in ${wait}.`,
    expired: 'Your session has ended. Sign in again to pick up where you left off.',
    staysInExtension: {
      title: 'You are logged out of this browser',
      text: 'The browser extension is still signed in. To end that too, sign out in the extension, or sign in here and log it out under Devices on your profile.',
    },
    invitedOnly: 'This server is for invited people only. Ask its owner for an invitation.',
    forExtension: 'Sign in to connect the browser extension.',
    with: (provider: string) => `Sign in with ${provider}`,
    names: { github: 'Github', google: 'Google' },
    loading: 'Loading the ways to sign in',
    ways: 'the ways to sign in',
    demo: 'Demo mode: pick a sample user on the next page. No real account is involved.',
    noProviderTitle: 'You need a link to sign in',
    noProvider:
      'If you have an account, create a link on a device where you are signed in, under Devices on your profile. If not, ask the owner of this Rolefit for an invitation. Its operator gets a link with: npm run sign-in-link.',
    agreement:
      'By signing in you agree to the [Terms of Service](/terms). See our [Privacy Policy](/privacy) for what we keep.',
  },
  extension: {
    screen: 'Connect the extension',
    steps: {
      waiting: {
        title: 'Connecting the browser extension',
        text: 'You are signed in. We are waiting for the extension to respond.',
      },
      silent: {
        title: 'The extension hasn’t responded yet',
        text: 'You are signed in. Open the Rolefit extension in this browser and press Connect. If you haven’t installed it, continue without it.',
      },
      connecting: {
        title: 'Connecting the browser extension',
        text: 'You are signed in. This takes only a moment.',
      },
      failed: {
        title: 'The extension isn’t connected',
        text: 'You are signed in, but the extension isn’t.',
      },
      connected: {
        title: 'Connected. You can close this tab.',
        text: 'The extension stays signed in until you sign out in it, or log it out under Devices on your profile. This tab closes automatically in a few seconds.',
      },
      leftOpen: {
        title: 'Connected. You can close this tab.',
        text: 'The extension stays signed in until you sign out in it, or log it out under Devices on your profile. Your browser keeps this tab open: close it, or continue here.',
      },
    },
    goOnWithout: 'Continue without the extension',
    toDashboard: 'Go to the dashboard',
  },
};
