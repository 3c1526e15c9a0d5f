import { type NotJudged } from '@rolefit/contracts';
import { formatNumber } from '@/lib/format';

const notJudgedNouns = {
  skills: 'skills',
  experience: 'kinds of experience',
  duties: 'duties',
  requirements: 'requirements',
  education: 'degrees',
  languages: 'languages',
  licences: 'licences',
  clearances: 'security clearances',
  'work-permits': 'work permits',
  places: 'places',
  roles: 'jobs',
  lines: 'lines about your work',
} as const satisfies Record<NotJudged['what'], string>;

/** Texts of what a verdict rests on. */
export const texts = {
  breakdown: 'Score breakdown',

  evidence: 'Evidence',
  evidenceLead: 'Pick a point to see the lines behind it.',
  fromScan:
    'The lines of your resume were read from a scan, so letters may be wrong and skills may be missed. Upload your resume as a document for a score without such mistakes.',
  olderResume: (fileName: string) =>
    `These points come from an earlier resume, ${fileName}. They are judged again automatically once your newest one has been read.`,

  olderVersion: (name: string) =>
    `These points come from an earlier version of ${name}. They are judged again automatically once the newest one has been read.`,

  notJudged: {
    title: 'The score leaves some things out',
    posting: (total: number, what: NotJudged['what'], judged: number) =>
      `This posting lists ${formatNumber(total)} ${notJudgedNouns[what]}. The score counts the ${formatNumber(judged)} most important.`,
    resume: (total: number, what: NotJudged['what'], judged: number) =>
      `Your resume has ${formatNumber(total)} ${notJudgedNouns[what]}. The score counts the first ${formatNumber(judged)}, so put the most important ones at the top.`,
    leftOut: (names: readonly string[], more: number) =>
      `Left out: ${names.map((name) => `“${name}”`).join(', ')}${more === 0 ? '' : ` and ${formatNumber(more)} more`}.`,
  },

  skills: 'All skills',
  skillsOf: (state: string) => `Skills: ${state}`,
  noSkillsNamed: 'This posting names no skill we know. What it asks for is in the evidence above.',
  via: (skill: string) => `via ${skill}`,
  importance: { required: 'required', preferred: 'preferred' },
  showSkill: (importance: string) => `(${importance}): show its lines`,

  conditions: 'All conditions',
  preferredConditions: 'Preferred conditions',
  preferredConditionsLead:
    'The posting would like these. They don’t change the score or whether a match is Applicable.',
  noConditions:
    'The posting names no licence, permit, place, language, degree or other condition that could rule you out.',
};
