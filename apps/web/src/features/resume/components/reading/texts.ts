import { type EducationLevel, type HiddenReason, type LanguageLevel } from '@rolefit/contracts';
import { pluralOf } from '@/lib/format';

/** Texts of the reading dialog. Separate from the feature's others, because the dialog is loaded lazily. */
export const texts = {
  textTitle: 'The text as we read it',
  textLabel: 'Text of your resume',
  chooseFact: 'Pick a fact to see where it came from.',
  noneFound: 'We couldn’t find any.',
  fromScan: 'Read from a scan',
  groups: {
    roles: 'Roles',
    education: 'Education',
    languages: 'Languages',
    licences: 'Licences',
    clearances: 'Clearances',
    workPermits: 'Work permits',
    places: 'Places',
    conditions: 'Working conditions',
    statements: 'What you did',
    skills: 'Skills',
  },
  education: {
    secondary: 'Secondary school',
    vocational: 'Vocational training',
    associate: 'Associate degree',
    bachelor: 'Bachelor’s degree',
    master: 'Master’s degree',
    doctorate: 'Doctorate',
  } satisfies Record<EducationLevel, string>,
  level: (level: LanguageLevel | null) =>
    level === 'C2' ? 'C2 or mother tongue' : (level ?? 'no level stated'),
  noDates: 'no dates found',
  since: (start: string) => `since ${start}`,
  held: (start: string, end: string | null) => `${start} – ${end ?? 'today'}`,
  workPermit: 'Work permit',
  years: (years: number) => pluralOf(years, { one: '1 year stated', other: '# years stated' }),
  linesAboutWork: (count: number) =>
    pluralOf(count, { one: '1 line about your work', other: '# lines about your work' }),
  compared: 'compared with the duties of a posting',
  hidden: {
    label: 'Hidden text',
    found: (count: number) =>
      pluralOf(count, {
        one: 'We found a passage that nobody can see and didn’t read it.',
        other: 'We found # passages that nobody can see and didn’t read them.',
      }),
    then: 'Hidden text earns no points here, and other programs may hold it against you. If you didn’t put it there, it may come from a template.',
    where: (kind: string, page: number | null) => (page === null ? kind : `${kind}, page ${page}`),
    reasons: {
      white: {
        label: 'Text in the colour of its background',
        sentence: 'It has the same colour as what is behind it, such as white on white.',
      },
      tiny: { label: 'Tiny text', sentence: 'It is smaller than 2 points.' },
      'off-page': {
        label: 'Text outside the page',
        sentence: 'It is beyond the edges of the page.',
      },
      transparent: { label: 'See-through text', sentence: 'It is fully transparent.' },
      invisible: {
        label: 'Invisible text',
        sentence: 'The file says not to show it.',
      },
      clipped: { label: 'Cut-off text', sentence: 'It is cut off completely.' },
      covered: { label: 'Covered text', sentence: 'Something else is painted over it.' },
      layer: {
        label: 'Text in a layer that is off',
        sentence: 'It is in a layer of the file that is switched off.',
      },
    } satisfies Record<HiddenReason, { label: string; sentence: string }>,
  },
};
