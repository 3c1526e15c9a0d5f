import { type Job, type Skill } from '@rolefit/contracts';
import { companyOf, postingName } from '@/features/scans/posting-name';
import { formatNumber } from '@/lib/format';
import { otherLanguage } from '@/lib/language';
import { paths } from '@/lib/paths';
import { switchLanguage } from '@/lib/switch-language';
import { screenTitles } from '@/lib/texts';
import { texts as allTexts } from '../../texts';
import { navItems } from '../nav-items';
import { texts as languageTexts } from './language-texts';

const texts = allTexts.palette;

/** A place that the palette leads to. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  /** Distinguishes entries with the same title. */
  readonly note: string;
  readonly to: string;
  /** Title in the top bar. */
  readonly title: string;
  /** The action, for an entry that is not a link. */
  readonly act?: () => void;
}

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}

const mostSkills = 6;

/** Whether each word of the query is a prefix of a word in the text. */
function isMatch(text: string, query: string): boolean {
  const hay = text.toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

function screenEntries(query: string): Entry[] {
  return navItems
    .filter(({ title }) => isMatch(title, query))
    .map(({ title, url }) => ({ id: url, label: title, note: '', to: url, title }));
}

function jobEntry(job: Job): Entry {
  const { _id, score } = job;
  const company = companyOf(job);
  const overall = score?.overallScore ?? null;
  return {
    id: _id,
    label: postingName(job),
    note: overall === null ? company : texts.companyAndScore(company, formatNumber(overall)),
    to: paths.jobMatchDetail(_id),
    title: screenTitles.jobMatchDetail,
  };
}

function skillEntries(skills: readonly Skill[], query: string): Entry[] {
  // Skills are listed only for a query: the complete list is too long to choose from.
  if (query === '') return [];
  return skills
    .filter(({ name }) => isMatch(name, query))
    .slice(0, mostSkills)
    .map(({ id, name, score }) => ({
      id,
      label: name,
      note: texts.skillScore(formatNumber(score)),
      to: `${paths.profile}#skills`,
      title: screenTitles.profile,
    }));
}

/** For a query only, as most never look for it. */
function languageEntries(query: string): Entry[] {
  const { code, name } = otherLanguage;
  if (query === '' || !isMatch(`${name} ${languageTexts.words}`, query)) return [];
  return [{ id: code, label: name, note: '', to: '', title: '', act: switchLanguage }];
}

/** The non-empty groups of results for a query. The server has already filtered the jobs. */
export function entryGroups(
  query: string,
  jobs: readonly Job[],
  skills: readonly Skill[],
): EntryGroup[] {
  const groups = [
    { name: texts.screens, entries: screenEntries(query) },
    { name: query === '' ? texts.recentJobs : texts.jobs, entries: jobs.map(jobEntry) },
    { name: texts.skills, entries: skillEntries(skills, query) },
    { name: languageTexts.group, entries: languageEntries(query) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
