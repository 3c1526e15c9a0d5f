import type { Lexicon } from '../lexicon.js';
import { addresses } from './addresses.js';
import { administration } from './administration.js';
import { aspirations } from './aspirations.js';
import { claims } from './claims.js';
import { conditions } from './conditions.js';
import { contactLines } from './contact-lines.js';
import { credentials } from './credentials.js';
import { dates } from './dates.js';
import { degreesAsked } from './degrees-asked.js';
import { demands } from './demands.js';
import { disclaimers } from './disclaimers.js';
import { durations } from './durations.js';
import { dutyPhrases } from './duty-phrases.js';
import { education } from './education.js';
import { employers } from './employers.js';
import { experience } from './experience.js';
import { forgedMarks } from './forged-marks.js';
import { grammar } from './grammar.js';
import { headingPhrases } from './heading-phrases.js';
import { languages } from './languages.js';
import { levels } from './levels.js';
import { listedNames } from './listed-names.js';
import { lists } from './lists.js';
import { negation } from './negation.js';
import { noDemands } from './no-demands.js';
import { orders } from './orders.js';
import { pay } from './pay.js';
import { personalData } from './personal-data.js';
import { phrases } from './phrases.js';
import { places } from './places.js';
import { postingAsks } from './posting-asks.js';
import { postingSections } from './posting-sections.js';
import { postingSigns } from './posting-signs.js';
import { postingTitles } from './posting-titles.js';
import { preferences } from './preferences.js';
import { resumeHeadings } from './resume-headings.js';
import { resumeLabels } from './resume-labels.js';
import { skillListLabels } from './skill-list-labels.js';
import { skillLists } from './skill-lists.js';
import { skills } from './skills.js';
import { statedYears } from './stated-years.js';
import { studies } from './studies.js';
import { terms } from './terms.js';
import { texts } from './texts.js';
import { titles } from './titles.js';
import { workplaces } from './workplaces.js';

export const sv: Lexicon = {
  addresses,
  administration,
  aspirations,
  claims,
  conditions,
  contactLines,
  credentials,
  dates,
  degreesAsked,
  demands,
  disclaimers,
  durations,
  dutyPhrases,
  education,
  employers,
  experience,
  forgedMarks,
  grammar,
  headingPhrases,
  languages,
  levels,
  listedNames,
  lists,
  negation,
  noDemands,
  orders,
  pay,
  personalData,
  phrases,
  places,
  postingAsks,
  postingSections,
  postingSigns,
  postingTitles,
  preferences,
  resumeHeadings,
  resumeLabels,
  skillListLabels,
  skillLists,
  skills,
  statedYears,
  studies,
  terms,
  texts,
  titles,
  workplaces,
};
