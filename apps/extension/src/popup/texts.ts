import { limits } from '@rolefit/contracts';
import { scanStatusTexts, untitledText } from '@rolefit/design-tokens';
import { type ReadingReason } from '@rolefit/page-reader';
import { type scoreBands } from '@rolefit/scoring';
import { language } from '@/language';
import { siteNames } from './site-names';
import { german } from './texts.de';

const count = (number: number, one: string, many: string) =>
  number === 1 ? one : many.replace('#', String(number));

/** English texts of the popup. */
export const english = {
  product: 'Rolefit',
  loading: 'Loading …',
  options: 'Options',
  openScans: 'Open Rolefit',

  connect: 'Connect',
  connectTitle: 'Not connected yet',
  connectWhy:
    'Connect the extension to your account to get scores. Until then, your scans wait here.',
  reconnectTitle: 'You are signed out',
  reconnectWhy: 'Connect again to get scores. Scans that wait here are kept, and sent then.',
  allow: 'Allow',
  allowTitle: 'Not allowed to reach your server',
  allowWhy:
    'The browser has blocked access to your server. Scans that wait are kept, and sent once you allow it again.',
  signedInAs: (name: string) => `Signed in as ${name}`,
  signOut: 'Sign out',

  thisPage: 'This page',
  reading: 'Reading the page …',
  notReadable: 'This page can’t be read',
  notReadableWhy:
    'Extensions can’t read the browser’s own pages, stores and files. Open a job posting and click the Rolefit button there.',
  pageTooComplex: 'This page is too complex to read',
  pageTooComplexWhy: 'Reading it took too long. You can still scan the job description.',
  ownPage: 'This is Rolefit itself',
  ownPageWhy: 'Open a job posting on its own site and click the Rolefit button there.',
  reasons: {
    'several-postings': {
      title: 'A list of postings',
      why: 'This page shows several postings, and none of them is open. Open the one that you want to scan.',
    },
    empty: {
      title: 'Nothing to read yet',
      why: 'This page shows no text. If it is still loading, wait a moment and open this again.',
    },
    'something-else': {
      title: 'Not a posting',
      why: 'This doesn’t look like a job posting.',
    },
    'in-a-frame': {
      title: 'In a frame of another site',
      why: 'The posting is embedded from another site. Open it directly to scan it.',
    },
    'no-sign-of-a-posting': {
      title: 'Not a posting',
      why: 'This doesn’t look like a job posting.',
    },
  } satisfies Record<ReadingReason, { title: string; why: string }>,
  openFrame: 'Open it directly',
  scanAnyway: 'Scan it anyway',
  scanAnywayHint:
    'To fill in the job description, select it on the page before you open this, or paste it.',

  title: 'Title',
  company: 'Company',
  description: 'Job description',
  url: 'Address',
  logo: 'Logo',
  logoHint: 'Optional',
  more: 'Address and logo',
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  sources: {
    'json-ld': 'from the page’s data',
    microdata: 'from the page’s data',
    rdfa: 'from the page’s data',
    meta: 'from the page’s head',
    heading: 'from a heading',
    'main-block': 'from the page’s text',
    selection: 'from your selection',
    site: (name: string) => `from ${siteNames[name] ?? name}`,
    edited: 'changed by you',
    missing: 'not found on the page',
  },
  words: (number: number) => count(number, '1 word', '# words'),
  cut: 'Cut at the length limit.',
  shortened: 'shortened',
  part: 'This page is too large to be read whole. See whether something is missing.',
  tooShort: (number: number) =>
    `${count(number, 'Only 1 word', 'Only # words')} of at least ${limits.postingMinWords}: too little to judge. Paste the whole posting.`,
  saveAndOpen: 'Save & open match',
  scan: 'Scan',
  scanAgain: 'Scan again',
  scanning: 'Queueing …',
  queued: 'Queued. You can close this.',
  queuedToSave: 'Queued. We’ll save it as soon as it’s sent.',
  viewMatch: 'View match',

  alike: {
    text: 'You have scanned this posting',
    address: 'You have scanned this address',
    title: (name: string, site: string) => `Looks like “${name}”, which you scanned on ${site}`,
  },
  when: (date: string) => `on ${date}`,
  openScan: (name: string) => `Open the scan of ${name}`,
  open: 'Open',

  earlyScore: 'First estimate',
  missing: (what: string) => `missing: ${what}`,
  scoreOf: (score: number, word: string) => `Score ${score} of 100: ${word}`,
  earlyScoring: 'Estimating …',
  scanForFullScore: 'Quick estimate. Scan for the full score.',
  bestResume: (resume: string) => `Your resume “${resume}” fits best.`,
  earlyScoreNone: 'No estimate: the text asks for nothing that can be judged.',
  earlyScoreTooComplex: 'This posting is too complex to score here. You can still scan it.',
  serverScore: 'Match score',
  bands: { strong: 'Strong', good: 'Good', partial: 'Partial', weak: 'Weak' } satisfies Record<
    (typeof scoreBands)[number]['word'],
    string
  >,
  percent: (score: number) => `${score}%`,

  openTabs: (tabs: number) =>
    tabs > 1 ? `Postings in your ${tabs} open tabs` : 'Postings in open tabs',

  waiting: 'Waiting to be sent',
  waitingCount: (number: number) =>
    count(number, '1 scan is kept in this browser.', '# scans are kept in this browser.'),
  sendNow: 'Send now',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  correct: 'Correct',
  correctNamed: (name: string) => `Correct ${name}`,
  correctTitle: 'Correct this scan',
  save: 'Save and send',
  saving: 'Saving …',
  cancel: 'Cancel',
  refused: 'Needs a correction',

  lastScans: 'Last scans',
  noScans: 'No scans yet. The first one will be here with its score.',
  statuses: scanStatusTexts,
  untitled: untitledText,
};

export const texts = language === 'de' ? german : english;
