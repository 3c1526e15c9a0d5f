import { language } from '@/language';
import { german } from './texts.de';

const postings = (number: number) => (number === 1 ? '1 posting' : `${number} postings`);

/** English texts of the tabs page. */
export const english = {
  heading: 'Postings in open tabs',
  lead: 'Reads the tabs that you have open, in every window, and lets you choose which to scan. It doesn’t open anything.',
  permission:
    'The browser asks once whether Rolefit may read the sites in your tabs. You can take it back on this page when they are read.',
  read: 'Read open tabs',
  readAgain: 'Read again',
  reading: 'Reading your tabs …',
  mayReadAll: 'Rolefit may read all sites now.',
  giveBack: 'Revoke access',
  refused:
    'Without the permission no tab can be read. You can still scan one page at a time, by the Rolefit button.',
  none: 'No web page is open in another tab.',
  found: (number: number, all: number) =>
    `${postings(number)} in ${all === 1 ? '1 tab' : `${all} tabs`}`,
  unreadable: 'This page can’t be read.',
  asleep: 'The browser has put this tab to sleep. Open it, and read again.',
  silent: 'This page doesn’t answer: it may still be loading. Open it, and read again.',
  tooComplex:
    'This page is too complex to read. Open it, select the job description, and click the Rolefit button.',
  short: (words: number) =>
    `Only ${words} words were found. Open it, and complete it by the Rolefit button.`,
  twice: 'The same posting as in a tab above.',
  untitled: 'Untitled page',
  scan: (number: number) => `Scan ${postings(number)}`,
  scanning: 'Queueing …',
  queued: 'Queued',
  sent: 'Sent',
  queuedAll: (number: number) =>
    `${postings(number)} queued. You can close this page: scores appear in the Rolefit button and in the web client.`,
  failedSome: (number: number) => `${postings(number)} couldn’t be queued.`,
};

export const texts = language === 'de' ? german : english;
