/** Texts of links that create an account, or sign another device in. */
export const texts = {
  screen: 'Your link',
  loading: 'Checking the link',
  what: 'the link',
  setup: {
    title: 'Welcome to your Rolefit',
    lead: 'This creates your account. As the owner, you can invite others afterwards.',
  },
  invitation: {
    title: (inviter: string) => `${inviter} invites you to Rolefit`,
    nameless: 'You are invited to Rolefit',
    lead: 'Rolefit tells you how well a job fits you, and why. Your resume and your scans are yours: other users of this Rolefit don’t see them.',
  },
  name: 'Your name',
  namePlaceholder: 'Jordan Amadi',
  create: 'Create account',
  creating: 'Creating...',
  notCreated: 'Your account wasn’t created',
  stays:
    'This browser stays signed in. To sign in on a phone or another computer later, create a link under Devices on your profile.',
  device: {
    title: 'Did you create this link?',
    lead: (name: string) =>
      `It signs this browser in as ${name}. Go on only if you created it yourself. Otherwise you’d be working in somebody else’s account.`,
    nameless: 'an account without a name',
    signIn: (name: string) => `Sign in as ${name}`,
    signingIn: 'Signing in...',
    failed: 'You aren’t signed in yet',
  },
  signedInAs: (name: string) =>
    `This browser is signed in as ${name}. If you go on, it is signed out of that account.`,
  toSignIn: 'Go to the sign-in page',
  fates: {
    expired: {
      title: 'This link has expired',
      text: 'Links from the terminal work for 60 minutes, links for another device for 15 minutes, and invitations for 7 days. Create a new one, or ask whoever sent it. In the terminal: npm run sign-in-link.',
    },
    used: {
      title: 'This link has been used',
      text: 'Each link works once. If you used it in another browser, you have an account there: create a link for this one under Devices on your profile.',
    },
    replaced: {
      title: 'There is a newer link',
      text: 'Another link was created since, and only the newest one works.',
    },
    unknown: {
      title: 'This link doesn’t work',
      text: 'It may be incomplete, or somebody has revoked it. Copy the whole link, or ask for a new one.',
    },
  },
};
