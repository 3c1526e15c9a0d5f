/** Texts of signing in by e-mail. */
export const texts = {
  or: 'or',
  field: 'E-mail',
  placeholder: 'you@example.org',
  send: 'Send me a link',
  sending: 'Sending...',
  invalid: 'Enter an e-mail address such as ada@example.org.',
  failed: 'We couldn’t send the link',
  sentTitle: 'Check your e-mail',
  sent: (email: string) =>
    `A link is on its way to ${email}. Open it in this browser within 15 minutes; it works once.`,
  sentHint: 'Not there in a few minutes? Look in your spam folder, or send another one.',
  kept: 'Mail goes to the local inbox.',
  openInbox: 'Open the inbox',
  again: 'Use another address or send again',
  link: {
    screen: 'Sign in',
    loading: 'Checking the link',
    what: 'the link',
    title: 'Almost there',
    lead: 'One click, and you’re signed in.',
    signIn: (email: string) => `Sign in as ${email}`,
    signingIn: 'Signing in...',
    elsewhereTitle: 'Did you ask for this link?',
    elsewhere: (email: string) =>
      `It was requested in another browser or on another device. Go on only if that was you and ${email} is your address. Otherwise you’d be working in somebody else’s account.`,
    failed: 'You aren’t signed in yet',
    newLink: 'Send a new link',
    fates: {
      expired: {
        title: 'This link has expired',
        text: 'Links work for 15 minutes. Ask for a new one and open it right away.',
      },
      used: {
        title: 'This link has been used',
        text: 'Each link signs in once. If it wasn’t you, ask for a new one: nobody can use the old one again.',
      },
      replaced: {
        title: 'There is a newer link',
        text: 'You asked for another link since, and only the newest one works. Open the newest e-mail.',
      },
      unknown: {
        title: 'This link doesn’t work',
        text: 'It may be incomplete or too old. Copy the whole link from the e-mail, or ask for a new one.',
      },
    },
  },
};
