import { formatNumber } from '@/lib/format';

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
  matched: 'Matched',
  partlyMatched: 'Partly matched',
  notFound: 'Not found',
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
  youStated: (what: string) => `You stated: ${what}`,
  whatHelps: 'What would help:',
  quoted: (quote: string) => `“${quote}”`,
  /** Announcements for screen readers. */
  chosen: (label: string, reason: string, posting: string, resume: string) =>
    `${label}. ${reason} The posting: ${posting} Your resume: ${resume}`,
};
