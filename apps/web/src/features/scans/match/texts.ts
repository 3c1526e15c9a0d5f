import {
  type ContractType,
  type Knockout,
  type Likeness,
  type NotJudged,
} from '@rolefit/contracts';
import { formatNumber, pluralOf } from '@/lib/format';

const notJudgedNouns = {
  skills: 'skills',
  experience: 'kinds of experience',
  duties: 'duties',
  requirements: 'requirements',
  education: 'degrees',
  languages: 'languages',
  licences: 'licences',
  clearances: 'security clearances',
  'work-permits': 'work permits',
  places: 'places',
  roles: 'jobs',
  lines: 'lines about your work',
} as const satisfies Record<NotJudged['what'], string>;

/** Texts of one match. */
export const texts = {
  scanned: (when: string) => `Scanned ${when}`,
  viewPosting: 'View posting',
  loading: 'Loading...',
  loadWhat: 'this match',
  posting: 'The posting',
  formerMatch: 'The match below is the one from before.',
  alike: {
    heading: 'Also among your scans',
    text: (site: string) => (site === '' ? 'The same posting' : `The same posting on ${site}`),
    address: (site: string) => `The same address on ${site}`,
    title: (site: string) => `Looks like the same posting on ${site}`,
  } satisfies Record<'heading', string> & Record<Likeness, (site: string) => string>,

  moreActions: 'More actions',
  scanAgain: 'Scan again',
  scanningAgain: 'Scanning...',
  scored: (score: number, word: string) => `Scored ${formatNumber(score)} of 100: ${word}`,
  scoredSame: (score: number) => `Scanned again: still ${formatNumber(score)}`,
  scoredAnew: (before: number, score: number) =>
    `Scanned again: ${formatNumber(score)}, before ${formatNumber(before)}`,

  delete: 'Delete',
  deleting: 'Deleting...',
  deleteTitle: 'Are you absolutely sure?',
  deleteText:
    'This action cannot be undone. This will permanently delete this job scan report from our servers.',

  ring: (score: number, word: string) => `Overall score ${formatNumber(score)} of 100: ${word}`,
  range: (low: number, high: number) =>
    `Between ${formatNumber(low)} and ${formatNumber(high)}, as far as we can tell`,
  rangeOfLittle: (low: number, high: number) =>
    `Between ${formatNumber(low)} and ${formatNumber(high)}: this posting says little`,
  scoreChanged: (when: string) => `changed ${when}`,
  verdict: 'Verdict',
  summary: 'Why this score',
  applicable: 'Applicable',
  notApplicable: 'Not Applicable',
  /** How far a match is from Applicable, after the badge. */
  distance: {
    short: (points: number) => pluralOf(points, { one: '1 point short', other: '# points short' }),
    notMet: (count: number) =>
      pluralOf(count, { one: '1 condition not met', other: '# conditions not met' }),
    unanswered: 'waiting for your answer',
    craft: 'a different line of work',
    breadth: 'the posting says too little',
  },
  ruleMet: 'Met:',
  ruleNotMet: 'Not met:',
  breakdown: 'Score breakdown',
  howMade: 'How is this calculated?',

  evidence: 'Evidence',
  evidenceLead: 'Pick a point to see the lines behind it.',
  fromScan:
    'The lines of your resume were read from a scan, so letters may be wrong and skills may be missed. Upload your resume as a document for a score without such mistakes.',
  olderResume: (fileName: string) =>
    `These points come from an earlier resume, ${fileName}. They are judged again automatically once your newest one has been read.`,

  olderVersion: (name: string) =>
    `These points come from an earlier version of ${name}. They are judged again automatically once the newest one has been read.`,

  notJudged: {
    title: 'The score leaves some things out',
    posting: (total: number, what: NotJudged['what'], judged: number) =>
      `This posting lists ${formatNumber(total)} ${notJudgedNouns[what]}. The score counts the ${formatNumber(judged)} most important.`,
    resume: (total: number, what: NotJudged['what'], judged: number) =>
      `Your resume has ${formatNumber(total)} ${notJudgedNouns[what]}. The score counts the first ${formatNumber(judged)}, so put the most important ones at the top.`,
    leftOut: (names: readonly string[], more: number) =>
      `Left out: ${names.map((name) => `“${name}”`).join(', ')}${more === 0 ? '' : ` and ${formatNumber(more)} more`}.`,
  },

  skills: 'All skills',
  skillsOf: (state: string) => `Skills: ${state}`,
  noSkillsNamed: 'This posting names no skill we know. What it asks for is in the evidence above.',
  via: (skill: string) => `via ${skill}`,
  importance: { required: 'required', preferred: 'preferred' },
  showSkill: (importance: string) => `(${importance}): show its lines`,

  terms: {
    title: 'The job',
    named: (name: string) => `${name}:`,
    company: 'Company',
    place: 'Place',
    pay: 'Pay',
    hours: 'Hours',
    contract: 'Contract',
    closing: 'Apply by',
    arrangements: { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
    contracts: {
      permanent: 'Permanent',
      temporary: 'Temporary',
      freelance: 'Freelance',
      internship: 'Internship',
      'full-time': 'Full time',
      'part-time': 'Part time',
    } satisfies Record<ContractType, string>,
    weekly: (hours: string) => `${hours} a week`,
    hoursCount: (count: number) => pluralOf(count, { one: '1 hour', other: '# hours' }),
    range: (from: string, to: string) => `${from} to ${to}`,
    upTo: (amount: string) => `Up to ${amount}`,
    per: {
      hour: (amount: string) => `${amount} an hour`,
      day: (amount: string) => `${amount} a day`,
      week: (amount: string) => `${amount} a week`,
      month: (amount: string) => `${amount} a month`,
      year: (amount: string) => `${amount} a year`,
    },
  },

  conditions: 'All conditions',
  conditionsLead: 'These don’t affect the score, but any of them can rule you out.',
  preferredConditions: 'Preferred conditions',
  preferredConditionsLead:
    'The posting would like these. They don’t change the score or whether a match is Applicable.',
  conditionStates: {
    met: 'Met',
    'not-met': 'Not met',
    unknown: 'Your resume doesn’t say',
    'not-stated': 'Not asked',
  } satisfies Record<Knockout['status'], string>,
  noConditions:
    'The posting names no licence, permit, place, language, degree or other condition that could rule you out.',
  fromPosting: 'Posting:',
  fromResume: 'Resume:',
  youStated: (what: string) => `You stated: ${what}`,
  answer: 'Answer this',
  changeAnswer: 'Change your answer',
  otherAnswer: 'Other answer',
  updating: 'Updating the match…',
  answerTo: (action: string, label: string) => `${action}: ${label}`,

  nextSteps: 'What to do',
  noNextSteps: 'Nothing to add. We found no change worth more than a point.',

  readingTitle: 'How it was read',
};
