/** Texts of the local inbox. */
export const texts = {
  screen: 'Local inbox',
  title: 'Local inbox',
  lead: 'This Rolefit has no mail server, so its e-mails come here. Only this machine can open the page.',
  what: 'the inbox',
  loading: 'Loading the e-mails',
  empty: 'No e-mail yet. Ask for a sign-in link, and it appears here.',
  toSignIn: 'Go to the sign-in page',
  to: (address: string) => `To ${address}`,
};
