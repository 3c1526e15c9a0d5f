import { click, heading, text, withProfile } from './page-states.ts';
import {
  type Evaluation,
  file,
  evaluated,
  passwordFailure,
  newResume,
  skill,
} from './profile-states.ts';
import { type Screen } from './screen.ts';

const secondStep = (
  name: string,
  evaluation: Evaluation | null,
  skills: readonly (readonly [string, number])[] = [],
): Screen => ({
  name,
  who: 'chiara-demo',
  path: '/onboarding',
  before: withProfile(() => ({
    resume: newResume(evaluation),
    skills: skills.map(([label, score], place) => skill(label, score, place)),
  })),
  shows: heading('Check your skills'),
  act: click(/^Continue with/),
});

/** Onboarding in its states. */
export const onboardingScreens: readonly Screen[] = [
  {
    name: 'onboarding',
    who: 'chiara-demo',
    path: '/onboarding',
    shows: text('Drop your resume here or'),
  },
  {
    name: 'onboarding-file',
    who: 'chiara-demo',
    path: '/onboarding',
    shows: text('0.27 MB'),
    act: (page) =>
      page
        .getByLabel('Resume file')
        .setInputFiles(file('a-rather-long-file-name-of-a-resume-final-final-2026-11-21.pdf')),
  },
  {
    name: 'onboarding-refused',
    who: 'chiara-demo',
    path: '/onboarding',
    shows: (page) => page.getByRole('main').getByRole('alert'),
    act: (page) =>
      page.getByLabel('Resume file').setInputFiles(file('resume.exe', 'application/octet-stream')),
  },
  secondStep('onboarding-analyze', null),
  secondStep('onboarding-reading', evaluated('reading')),
  secondStep('onboarding-skills', evaluated('completed'), [
    ['Wound care', 100],
    ['Ventilation', 73],
    ['Team leadership', 73],
    ['Registered Nurse', 60],
    ['Palliative care', 35],
  ]),
  secondStep('onboarding-failed', evaluated('failed', passwordFailure)),
];
