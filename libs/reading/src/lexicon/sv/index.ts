import type { Lexicon } from '../lexicon.js';
import { administration } from './administration.js';
import { dates } from './dates.js';
import { degreesAsked } from './degrees-asked.js';
import { demands } from './demands.js';
import { dutyPhrases } from './duty-phrases.js';
import { employers } from './employers.js';
import { headingPhrases } from './heading-phrases.js';
import { listedNames } from './listed-names.js';
import { negation } from './negation.js';
import { pay } from './pay.js';
import { phrases } from './phrases.js';
import { postingSections } from './posting-sections.js';
import { postingSigns } from './posting-signs.js';
import { postingTitles } from './posting-titles.js';
import { resumeHeadings } from './resume-headings.js';
import { resumeLabels } from './resume-labels.js';
import { skillListLabels } from './skill-list-labels.js';
import { statedYears } from './stated-years.js';
import { studies } from './studies.js';
import { workplaces } from './workplaces.js';

export const sv: Lexicon = {
  dates,
  headingPhrases,
  negation,
  phrases,
  postingSections,
  demands,
  degreesAsked,
  dutyPhrases,
  employers,
  postingTitles,
  pay,
  workplaces,
  postingSigns,
  administration,
  resumeHeadings,
  studies,
  resumeLabels,
  listedNames,
  skillListLabels,
  statedYears,
};
