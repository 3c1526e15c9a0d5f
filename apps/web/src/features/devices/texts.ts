import { pluralOf } from '@/lib/format';

/** Texts of the device list. */
export const texts = {
  title: 'Devices',
  intro: 'Where you are signed in. Log out any device that you no longer use or don’t recognise.',
  loading: 'Loading your devices',
  what: 'your devices',
  extensionNote:
    'The extension stays signed in when you log out of your browser. To end that, log it out here or sign out in the extension.',
  onlyThis: 'You’re not signed in anywhere else.',
  names: {
    both: (browser: string, system: string) => `${browser} on ${system}`,
    browser: (browser: string) => browser,
    system: (system: string) => `Browser on ${system}`,
    none: 'Unknown browser',
  },
  link: {
    create: 'Sign in on another device',
    title: 'Sign in on another device',
    text: 'Scan the code with the camera of your phone, or open the link in another browser. It works once and for 15 minutes.',
    creating: 'Creating the link',
    what: 'the link',
    qrCode: 'QR code of the link',
    address: 'Link',
    copy: 'Copy the link',
    warning:
      'Whoever opens it is signed in as you, so don’t send it to anyone. The new device appears under Devices.',
    done: 'Done',
  },
  thisDevice: 'This device',
  extension: 'Extension',
  signedIn: (when: string) => `Signed in ${when}`,
  lastUsed: (when: string) => `Last used ${when}`,
  inUse: 'In use now',
  showAll: (count: number) =>
    pluralOf(count, { one: 'Show the 1 device', other: 'Show all # devices' }),
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
    text: 'It is signed out right away and has to sign in again. Nothing in your account is deleted.',
    done: 'The device is logged out',
  },
  others: {
    title: 'Log out everywhere else?',
    text: 'All other browsers and the extension are signed out right away and have to sign in again. You stay signed in here.',
    done: (count: number) =>
      pluralOf(count, {
        one: '1 other device is logged out',
        other: '# other devices are logged out',
      }),
  },
  everywhere: {
    title: 'Log out everywhere?',
    text: 'Every browser, including this one, and the extension are signed out right away and have to sign in again. Nothing in your account is deleted.',
  },
};
