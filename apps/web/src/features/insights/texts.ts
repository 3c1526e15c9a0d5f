import { formatNumber, pluralOf } from '@/lib/format';

/** Texts of the insights. */
export const texts = {
  heading: 'Across all your scans',
  what: 'your skill gaps',
  loading: 'Loading...',
  gaps: {
    title: 'Skill gaps',
    lead: (over: number) =>
      pluralOf(over, {
        one: 'Skills that would open up the one posting in your field.',
        other: 'Skills that would open up more of the # postings in your field.',
      }),
    leadAllApplicable:
      'All your completed scans are Applicable. Postings in your field ask for these most often, and we couldn’t find them.',
    leadWithoutFlips:
      'No skill alone would turn a posting Applicable. Postings in your field ask for these most often, and we couldn’t find them.',
    flips: (count: number) => `${formatNumber(count)} more Applicable`,
    noFlip: 'not enough on its own',
    missing: (count: number, over: number) =>
      `In ${formatNumber(count)} of ${formatNumber(over)} postings, not in your resume`,
    certificate: 'certificate or licence',
    key: 'Filled: would turn Applicable. Outlined: asked for and not found.',
    showAll: (count: number) => `Show all ${formatNumber(count)}`,
    showFewer: 'Show fewer',
    toSkills: 'Have one of these? Add it',
    noPattern:
      'No pattern yet. A skill appears here once at least two postings in your field ask for it and we couldn’t find it.',
    otherField:
      'None of your scans is in your own field of work yet. Skill gaps are counted over postings in your field only.',
    notYet:
      'Skills that postings in your field ask for and we couldn’t find will appear here, once scans have scores.',
  },
  export: {
    open: 'Export',
    menu: 'Export all scans',
    csv: 'CSV, for spreadsheets',
    json: 'JSON, for programs',
    pending: 'Exporting...',
    done: 'Your scans are in your downloads.',
    failed: 'Your scans weren’t exported.',
  },
};
