import { pluralOf } from '@/lib/format';

/** Words of the list of devices on which somebody is signed in. */
export const texts = {
  title: 'Devices',
  intro: 'Where you are signed in. Log out what you no longer use or do not know.',
  loading: 'Loading your devices',
  what: 'your devices',
  extensionNote: 'The extension has a sign-in of its own, which lasts until you log it out: logging out in the browser does not end it.',
  onlyThis: 'You are signed in nowhere else.',
  names: {
    both: (browser: string, system: string) => `${browser} on ${system}`,
    browser: (browser: string) => browser,
    system: (system: string) => `A browser on ${system}`,
    none: 'A browser we do not know',
  },
  thisDevice: 'This device',
  extension: 'Extension',
  signedIn: (when: string) => `Signed in ${when}`,
  lastUsed: (when: string) => `Last used ${when}`,
  inUse: 'In use now',
  showAll: (count: number) => pluralOf(count, { one: 'Show the 1 device', other: 'Show all # devices' }),
  showFewer: 'Show fewer',
  logOut: 'Log out',
  logOutOf: (name: string) => `Log out ${name}`,
  logOutExtension: (name: string) => `Log out the extension in ${name}`,
  logOutOthers: 'Log out everywhere else',
  logOutEverywhere: 'Log out everywhere',
  loggingOut: 'Logging out...',
  one: {
    title: (name: string) => `Log out ${name}?`,
    extensionTitle: (name: string) => `Log out the extension in ${name}?`,
    text: 'It stops at once and has to sign in again to go on. Nothing of your account is deleted.',
    done: 'The device is logged out',
  },
  others: {
    title: 'Log out everywhere else?',
    text: 'All other browsers and the extension stop at once and have to sign in again. You stay signed in here.',
    done: (count: number) => pluralOf(count, { one: '1 other device is logged out', other: '# other devices are logged out' }),
  },
  everywhere: {
    title: 'Log out everywhere?',
    text: 'Every browser, this one too, and the extension stop at once and have to sign in again. Nothing of your account is deleted.',
  },
};
