import { language } from '@/language';
import { german } from './texts.de';

/** English texts in use by several parts of the extension. */
export const english = {
  noAnswer: 'The extension isn’t responding. Close this and open it again.',
  serverInvalid: 'Enter an address such as https://rolefit.example.',
  serverInsecure: 'Only a server on this computer may do without https.',
  notConnected: 'Connect the extension to your account first.',
  notAllowed: 'The browser has blocked access to the server. Allow it in the options.',
  offline: 'We can’t reach the server. Scans that wait are sent as soon as we can.',
  busy: 'The server is busy. Scans that wait are sent in a moment.',
  busyUntil: (time: string) =>
    `The server takes no more for now. Scans that wait are sent automatically, not before ${time}.`,
  expired: 'You are signed out. Connect again, and what waits is sent.',
  connectingTitle: 'Almost connected',
  connectingWhy: 'Your sign-in is kept here. It is finished as soon as the server can be reached.',
  diskFull: 'The browser has no room left to keep this. Make some on the disk, and try again.',
  somethingWrong: 'Something went wrong in the extension. Please try again.',
};

export const texts = language === 'de' ? german : english;
