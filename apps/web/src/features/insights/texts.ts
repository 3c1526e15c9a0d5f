import { formatDateOf, formatNumber, pluralOf } from '@/lib/format';

/** Texts of the insights. */
export const texts = {
  heading: 'What your scans say together',
  what: 'your skill gaps and charts',
  loading: 'Loading...',
  gaps: {
    title: 'Skill gaps',
    lead: (over: number) =>
      pluralOf(over, {
        one: 'What your one completed scan would gain if your resume showed a skill, all else being equal.',
        other:
          'How many of your # completed scans would turn Applicable if your resume showed a skill, all else being equal.',
      }),
    leadAllApplicable:
      'All your completed scans are Applicable. These are asked for most often and we could not find them.',
    leadWithoutFlips:
      'No skill would turn a scan Applicable by itself. These are asked for most often and we could not find them.',
    flips: (count: number) => `${formatNumber(count)} more Applicable`,
    noFlip: 'none by itself',
    missing: (count: number, over: number) =>
      `Asked for and not found in ${formatNumber(count)} of ${formatNumber(over)}`,
    key: 'Filled: would turn Applicable. Outlined: asked for and not found.',
    showAll: (count: number) => `Show all ${formatNumber(count)}`,
    showFewer: 'Show fewer',
    toSkills: 'Know one of these? Add it to your skills',
    none: 'We found every skill that your scans ask for.',
    notYet:
      'Skills that postings ask for and we could not find will stand here, once a scan has a score.',
  },
  scores: {
    title: 'Scores',
    lead: (ready: number, completed: number) =>
      completed === 0
        ? 'Overall scores of your completed scans.'
        : `Applicable: ${formatNumber(ready)} of ${formatNumber(completed)} completed.`,
    bin: (from: number, to: number, count: number) =>
      pluralOf(count, {
        one: `Score ${from} to ${to}: # scan`,
        other: `Score ${from} to ${to}: # scans`,
      }),
    axis: 'Overall score, in tens',
    notYet: 'No scan has a score yet.',
  },
  weeks: {
    title: 'Scans per week',
    lead: (weeks: number) =>
      `The last ${formatNumber(weeks)} weeks, by the Monday they begin with.`,
    week: (startsOn: string, count: number) =>
      pluralOf(count, {
        one: `Week of ${formatDateOf(startsOn)}: # scan`,
        other: `Week of ${formatDateOf(startsOn)}: # scans`,
      }),
  },
  export: {
    open: 'Export',
    menu: 'Export all scans',
    csv: 'CSV, for spreadsheets',
    json: 'JSON, for programs',
    pending: 'Exporting...',
    done: 'Your scans are in your downloads.',
    failed: 'Your scans were not exported.',
  },
};
