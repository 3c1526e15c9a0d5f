import { limits } from '@rolefit/contracts';
import { formatNumber, pluralOf } from '@/lib/format';

const most = String(limits.batchPostings);

/** Texts of batch scans. */
export const texts = {
  paste: 'Paste postings',
  pastePlaceholder:
    'Company: Harbour Clinic\nURL: https://…\n\nThe whole first posting\n\n---\n\nCompany: …',
  pasteHint: `Separate postings with --- on its own line. “Company: …”, “URL: …” and “Title: …” above a text fill in its fields. You can add the rest in the list below.`,
  add: (count: number) =>
    count === 0
      ? 'Add to the list'
      : pluralOf(count, { one: 'Add # posting', other: 'Add # postings' }),
  added: (count: number) =>
    pluralOf(count, {
      one: '# posting added to the list.',
      other: '# postings added to the list.',
    }),
  pasteLeft: (count: number) =>
    pluralOf(count, {
      one: `A list holds ${most} postings: # more is still in the field.`,
      other: `A list holds ${most} postings: # more are still in the field.`,
    }),
  file: {
    label: 'File of postings',
    drop: 'Or drop a CSV or JSON file here, or',
    choose: 'select a file',
    hint: 'CSV or JSON with jobDescription, companyName and url. The columns title and logo are optional.',
    left: (name: string, count: number) =>
      pluralOf(count, {
        one: `A list holds ${most} postings: the last one of ${name} was left out.`,
        other: `A list holds ${most} postings: the last # of ${name} were left out.`,
      }),
    noDescriptionColumn:
      'The first line has to name the columns, and one of them has to be jobDescription (or description).',
    onlyHeader: 'This file names its columns, but there is no posting below.',
    openQuote: (line: number) =>
      `A quotation mark in line ${formatNumber(line)} is never closed, so we can’t tell where its field ends.`,
    noJsonArray: 'This JSON has no array of postings.',
    emptyJsonArray: 'The array of postings in this file is empty.',
    brokenJson: 'This file starts like JSON, but breaks off or has a mistake in it.',
    tooLarge: 'A file can have 16 MB at most.',
    tooComplex:
      'This file takes too long to read. Split it into smaller files and add them one by one.',
    noText: 'This isn’t a text file. Save a spreadsheet as CSV and drop that.',
    unreadable: 'We couldn’t read this file. It may have been moved; choose it again.',
  },
  list: {
    title: (count: number) => pluralOf(count, { one: '# posting', other: '# postings' }),
    caption: 'Postings to scan, with what is wrong about them.',
    posting: 'Posting',
    company: 'Company',
    url: 'Posting URL',
    urlPlaceholder: 'https://',
    state: 'State',
    companyOf: (number: number) => `Company of posting ${number}`,
    urlOf: (number: number) => `URL of posting ${number}`,
    textOf: (number: number) => `Text of posting ${number}`,
    titleOf: (number: number) => `Title of posting ${number}`,
    logoOf: (number: number) => `Logo URL of posting ${number}`,
    text: 'Job Description',
    titleField: 'Title',
    logoField: 'Company Logo URL',
    edit: (number: number) => `Edit the text of posting ${number}`,
    remove: (number: number) => `Remove posting ${number}`,
    removed: (name: string) => `Removed: ${name}`,
    undo: 'Undo',
    noText: 'No text',
    words: (count: number) => pluralOf(count, { one: '# word', other: '# words' }),
    tooShort: (count: number) =>
      pluralOf(count, {
        one: `# word; a score needs at least ${limits.postingMinWords}`,
        other: `# words; a score needs at least ${limits.postingMinWords}`,
      }),
    same: (number: number) => `The same as posting ${number}: it will be scanned once.`,
    clear: 'Clear the list',
    cleared: 'The list is empty.',
  },
  states: {
    ready: 'Ready',
    short: 'Too short',
    wrong: 'Needs a fix',
    accepted: 'Accepted',
    'already-there': 'Already there',
    refused: 'Refused',
  },
  sent: {
    name: 'Sent postings',
    list: (count: number) =>
      pluralOf(count, {
        one: 'Show the sent posting',
        other: 'Show the # sent postings',
      }),
    line: (company: string, state: string) => `${company} · ${state}`,
    hide: 'Hide this',
  },
  view: 'View',
  viewOf: (name: string) => `View ${name}`,
  send: (count: number) => pluralOf(count, { one: 'Scan # posting', other: 'Scan # postings' }),
  sending: 'Scanning...',
  toCorrect: (count: number) =>
    pluralOf(count, {
      one: '# posting needs a fix before it can be scanned.',
      other: '# postings need a fix before they can be scanned.',
    }),
  outcome: (accepted: number, alreadyThere: number, refused: number) =>
    [
      ...(accepted > 0 || alreadyThere + refused === 0
        ? [pluralOf(accepted, { one: '# accepted', other: '# accepted' })]
        : []),
      ...(alreadyThere > 0
        ? [pluralOf(alreadyThere, { one: '# already there', other: '# already there' })]
        : []),
      ...(refused > 0 ? [pluralOf(refused, { one: '# refused', other: '# refused' })] : []),
    ].join(', '),
  outcomeDone: 'All sent. Scores appear as they’re ready.',
  outcomeLeft: 'The rest stays here until you fix or remove it.',
  failed: 'The list wasn’t sent. All of it is still here. Sending it again scans nothing twice.',
  toMatches: 'See your matches',
  notKept:
    'This list is too large for the browser to keep: it’s lost when you leave or reload this page.',
};
