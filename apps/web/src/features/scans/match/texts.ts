import {
  type ContractType,
  type Knockout,
  type KnockoutKind,
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
  viewPosting: 'View Posting',
  loading: 'Loading...',
  loadWhat: 'this match',
  posting: 'The posting',
  formerMatch: 'The match below is the one from before.',
  alike: {
    heading: 'Also among your scans',
    text: (site: string) => `The same posting on ${site}`,
    address: (site: string) => `The same address on ${site}`,
    title: (site: string) => `Looks like the same posting on ${site}`,
  } satisfies Record<'heading', string> & Record<Likeness, (site: string) => string>,

  scanAgain: 'Scan again',
  scanningAgain: 'Scanning...',
  scanAgainHint:
    'Reads the posting again with the current analyser and compares it with your current resume. If nothing has changed, the score stays the same.',
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
  range: (low: number, high: number) => `between ${formatNumber(low)} and ${formatNumber(high)}`,
  saysLittle: 'This posting says little.',
  scoreChanged: (when: string) => `changed ${when}`,
  summary: 'Job Summary',
  readyToApply: 'Ready to apply',
  applicable: 'Applicable',
  notApplicable: 'Not Applicable',
  ruleMet: 'Met:',
  ruleNotMet: 'Not met:',
  breakdown: 'Score breakdown',
  notAsked: 'Not asked',
  howMade: 'How is it made?',
  howMadeTitle: 'How the score is made',
  howMadeLead:
    'Each requirement is linked to the line of your resume that shows it. Fixed rules turn the links into a score.',

  evidence: 'Evidence',
  evidenceLead:
    'Every point comes from a line of the posting and, where it is earned, a line of your resume. Choose one to see both.',
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

  skills: 'Skill Analysis',
  matchedSkills: 'Matched skills',
  missingSkills: 'Missing skills',
  noneMatched: 'We could not find any of the skills this posting asks for.',
  noneMissing: 'We found every skill this posting asks for.',
  noSkillsNamed:
    'This posting names no skill that we know. What it asks for is listed with the evidence above.',
  mostly: 'mostly',
  partly: 'partly',
  hardly: 'a little',
  creditVia: (credit: string, via: string) => `${credit}, via ${via}`,
  importance: { required: 'required', preferred: 'preferred' },
  matched: 'matched',
  partlyMatched: 'partly matched',
  notFound: 'not found',
  showSkill: (importance: string, found: string) => `(${importance}, ${found}): show its lines`,
  filled: 'filled: required',
  outlined: 'outlined: preferred',

  terms: {
    title: 'The job',
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

  conditions: 'Conditions',
  conditionsLead: 'Whatever the score says, one that isn’t met can rule you out.',
  preferredConditions: 'Preferred conditions',
  preferredConditionsLead:
    'The posting would like these. They don’t change the score or whether a match is Applicable.',
  conditionStates: {
    met: 'Met',
    'not-met': 'Not met',
    unknown: 'Your resume does not say',
    'not-stated': 'Not asked',
  } satisfies Record<Knockout['status'], string>,
  conditionKinds: {
    licence: 'licence',
    clearance: 'clearance',
    'work-permit': 'work permit',
    place: 'place',
    language: 'language',
    degree: 'degree',
    schedule: 'working hours',
    physical: 'physical demands',
    age: 'age',
    driving: 'driving',
    travel: 'travel',
    attendance: 'days in the office',
    screening: 'checks',
  } satisfies Record<KnockoutKind, string>,
  noConditions:
    'The posting names no licence, permit, place, language, degree or other condition that could rule you out.',
  notAskedKinds: (kinds: string) => `Not a condition here: ${kinds}.`,
  fromPosting: 'Posting:',
  fromResume: 'Resume:',
  youStated: (what: string) => `You stated: ${what}`,
  answer: 'Answer this',
  changeAnswer: 'Change your answer',
  answerTo: (action: string, label: string) => `${action}: ${label}`,

  recommendations: 'Recommendations',
  recommendationsLead: 'First what your resume already has, then what would bring the most points.',
  noRecommendations: 'We found nothing that would bring more than a point.',

  about: {
    title: 'About this score',
    readingTitle: 'How it was read',
    readByModel: (model: string, version: string, seconds: string) =>
      `Read by ${model} (${version}) in ${seconds}.`,
    readByRules: (version: string, seconds: string) =>
      `Read by the built-in analyser (${version}) in ${seconds}.`,
    readBuiltin: (version: string, seconds: string) =>
      `Read by the built-in analyser (${version}) in ${seconds}. Nothing was sent to a model.`,
    awaitsModel:
      'The model could not be asked then. It reads the posting by itself as soon as it can, and the score may change with that.',
    calls: (count: number, effort: string) =>
      pluralOf(count, {
        one: `Reading this posting took 1 call to a model: ${effort}.`,
        other: `Reading this posting took # calls to a model: ${effort}.`,
      }),
    tokens: (count: number) => pluralOf(count, { one: '1 token', other: '# tokens' }),
    rejected: (count: number) =>
      pluralOf(count, {
        one: '1 claim without a line in the text was dropped.',
        other: '# claims without a line in the text were dropped.',
      }),
    namedResume: (name: string, fileName: string) => `“${name}” (${fileName})`,
    judged: (when: string, resume: string, uploaded: string) =>
      `Judged ${when} against ${resume}, uploaded ${uploaded}. The score is calculated by fixed rules, never guessed.`,
    scanAgain: (action: string, hint: string) => `${action}: ${hint}`,
    rules: (judge: string) => `Rules: ${judge}.`,
  },
};
