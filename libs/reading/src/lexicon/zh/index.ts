import type { PartialLexicon } from '../lexicon.js';
import { addresses } from './addresses.js';
import { dates } from './dates.js';
import { durations } from './durations.js';
import { levels } from './levels.js';
import { listedNames } from './listed-names.js';
import { orders } from './orders.js';
import { personalData } from './personal-data.js';
import { resumeHeadings } from './resume-headings.js';
import { resumeLabels } from './resume-labels.js';
import { skillListLabels } from './skill-list-labels.js';
import { skillLists } from './skill-lists.js';
import { studies } from './studies.js';
import { titles } from './titles.js';

/** Chinese, in which resumes are read but postings only in part. */
export const zh: PartialLexicon = {
  addresses,
  dates,
  durations,
  levels,
  listedNames,
  orders,
  personalData,
  resumeHeadings,
  resumeLabels,
  skillListLabels,
  skillLists,
  studies,
  titles,
};
