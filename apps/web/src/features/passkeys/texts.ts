import { pluralOf } from '@/lib/format';

/** Texts of the passkeys. */
export const texts = {
  title: 'Passkeys',
  intro:
    'Sign in with your fingerprint, your face, a PIN or a security key. A passkey stays on your device or in your password manager; Rolefit never sees it.',
  loading: 'Loading your passkeys',
  what: 'your passkeys',
  none: 'You have no passkeys.',
  add: 'Add a passkey',
  adding: 'Follow your browser...',
  added: 'The passkey is added',
  notAdded: 'No passkey was added',
  signInAgain: 'Sign in again',
  problems: {
    cancelled: 'The request was cancelled, or it took too long. Try again when you’re ready.',
    known: 'This device or password manager already has a passkey for your account.',
    unable: 'This device or browser couldn’t create a passkey. Try another one.',
  },
  unknownBrowser: 'This browser doesn’t support passkeys.',
  unsupported: {
    title: 'Passkeys don’t work at this address',
    thisComputer: (address: string) =>
      `Browsers only allow passkeys on a domain name, not on an IP address. Start Rolefit with PUBLIC_URL=${address} to use passkeys on this computer.`,
    'ip-address':
      'Browsers only allow passkeys on a domain name, not on an IP address. Whoever runs this Rolefit can give it a domain name, with HTTPS.',
    'no-tls':
      'Browsers only allow passkeys over an encrypted connection. Whoever runs this Rolefit can set up HTTPS.',
  },
  created: (when: string) => `Added ${when}`,
  lastUsed: (when: string) => `Last used ${when}`,
  neverUsed: 'Never used',
  elsewhere: (site: string) => `Works on ${site} only`,
  showAll: (count: number) =>
    pluralOf(count, { one: 'Show the 1 passkey', other: 'Show all # passkeys' }),
  showFewer: 'Show fewer',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  name: 'Name',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removing: 'Removing...',
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText:
    'You can’t sign in with it any more. Delete it on your device or in your password manager too, so that your browser stops offering it.',
  removed: 'The passkey is removed',
};
