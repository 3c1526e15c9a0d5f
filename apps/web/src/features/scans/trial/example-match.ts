import { examplePoints, examplePosting, exampleResume, exampleVerdict } from '../example';
import { type ShownMatch } from './shown-match';

/** What the landing page shows until the visitor has pasted a posting. */
export const exampleMatch: ShownMatch = {
  ...exampleVerdict,
  points: [...examplePoints],
  recommendations: [],
  jobDescription: examplePosting,
  resumeText: exampleResume,
  sample: 'nurse',
  isOwn: false,
};
