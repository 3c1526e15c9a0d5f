import type { PartialLexicon } from '../lexicon.js';
import { dates } from './dates.js';
import { durations } from './durations.js';
import { levels } from './levels.js';
import { listedNames } from './listed-names.js';
import { resumeHeadings } from './resume-headings.js';
import { resumeLabels } from './resume-labels.js';
import { skillListLabels } from './skill-list-labels.js';
import { skillLists } from './skill-lists.js';
import { studies } from './studies.js';
import { titles } from './titles.js';

/** Chinese, in which resumes are read but postings only in part. */
export const zh: PartialLexicon = {
  dates,
  durations,
  levels,
  listedNames,
  resumeHeadings,
  resumeLabels,
  skillListLabels,
  skillLists,
  studies,
  titles,
};
