import { type LinkBasis, type LinkVerdict } from '@rolefit/contracts';
import { formatNumber, pluralOf } from '@/lib/format';
import { type FoundState } from '../../evidence';

/** The basis of a verdict, where the quoted line doesn't show it. */
const bases: Partial<Record<LinkBasis, string>> = {
  'role-title': 'by your title',
  wording: 'similar words',
  stated: 'stated by you',
};

/** Texts of the evidence view, which the landing page shows as well. */
export const texts = {
  title: 'Evidence',
  points: 'Points',
  earned: (points: number) => `${formatNumber(points)} of 100`,
  share: (points: number, possible: number) =>
    `${formatNumber(points)} / ${formatNumber(possible)}`,
  outOf: (possible: number) => ` / ${formatNumber(possible)}`,
  pointsUnit: 'points',
  importance: { required: 'required', preferred: 'preferred' },
  duty: 'duty',
  /** One word for each fact, wherever it is shown. */
  states: {
    missing: 'Missing',
    partly: 'Partly',
    found: 'Found',
  } satisfies Record<FoundState, string>,
  /** How much a requirement is asked for, and what a verdict rests on where the quoted line doesn't show it. */
  asked: (importance: string, verdict: LinkVerdict | undefined, by: LinkBasis | undefined) => {
    if (verdict === 'contradicted') return `${importance}, your resume says otherwise`;
    const basis = by && verdict !== 'not-found' ? bases[by] : undefined;
    return basis === undefined ? importance : `${importance}, ${basis}`;
  },
  underOne: 'under 1 point',
  small: (count: number, points: number) =>
    pluralOf(points, {
      one: `${formatNumber(count)} small ones (1 point)`,
      other: `${formatNumber(count)} small ones (# points)`,
    }),
  legend: {
    found: 'found',
    partly: 'partly found',
    missing: 'missing from your resume',
  } satisfies Record<FoundState, string>,
  outsidePoints: 'Outside the points',
  noPoints: 'This match has no points to show.',
  posting: 'Posting',
  resume: 'Resume',
  yourResume: 'Your resume',
  postingText: 'Text of the posting',
  resumeText: 'Text of your resume',
  noResumeText: 'The text of this resume is gone.',
  notHere: 'We couldn’t find this here',
  fromPosting: 'The posting',
  postingSilent: 'The posting doesn’t say.',
  resumeSilent: 'We couldn’t find this in your resume.',
  notJudged: 'Preferred, so not looked for',
  youStated: (what: string) => `You stated: ${what}`,
  whatHelps: 'What would help:',
  quoted: (quote: string) => `“${quote}”`,
  /** Announcements for screen readers. */
  chosen: (label: string, reason: string, posting: string, resume: string) =>
    `${label}. ${reason} The posting: ${posting} Your resume: ${resume}`,
};
