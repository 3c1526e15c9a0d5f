import { type LinkBasis, type LinkVerdict } from '@rolefit/contracts';
import { formatNumber } from '@/lib/format';

/** The basis of a verdict, where the quoted line doesn't show it. */
const bases: Partial<Record<LinkBasis, string>> = {
  'role-title': 'by your title',
  wording: 'similar words',
  stated: 'stated by you',
};

const verdicts = {
  shown: 'Shown',
  partly: 'Partly',
  'not-found': 'Not found',
  contradicted: 'Contradicted',
} as const satisfies Record<LinkVerdict, string>;

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
  matched: 'Matched',
  partlyMatched: 'Partly matched',
  notFound: 'Not found',
  /** The verdict on a requirement; `by` is left out where nothing was found. */
  verdict: (verdict: LinkVerdict, by: LinkBasis | undefined) => {
    const basis = by && verdict !== 'not-found' ? bases[by] : undefined;
    return basis === undefined ? verdicts[verdict] : `${verdicts[verdict]}, ${basis}`;
  },
  outsidePoints: 'Outside the points',
  noPoints: 'This match has no points to show.',
  posting: 'Posting',
  resume: 'Resume',
  yourResume: 'Your resume',
  postingText: 'Text of the posting',
  resumeText: 'Text of your resume',
  noResumeText: 'The text of the resume is not here.',
  notHere: 'We could not find this here',
  fromPosting: 'The posting',
  postingSilent: 'The posting does not say.',
  resumeSilent: 'We could not find this in your resume.',
  notJudged: 'Preferred, so not looked for',
  youStated: (what: string) => `You stated: ${what}`,
  whatHelps: 'What would help:',
  quoted: (quote: string) => `“${quote}”`,
  /** Announcements for screen readers. */
  chosen: (label: string, reason: string, posting: string, resume: string) =>
    `${label}. ${reason} The posting: ${posting} Your resume: ${resume}`,
};
