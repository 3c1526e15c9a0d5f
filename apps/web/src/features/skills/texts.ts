import { formatNumber } from '@/lib/format';

/** Texts about the skills of a profile. */
export const texts = {
  title: 'Skills',
  edit: 'Edit Skills',
  showFewer: 'Show fewer',
  none: 'No Skills Found!',
  percent: (score: number) => `${score}%`,
  groups: {
    proven: {
      title: 'Proven',
      hint: 'A role, project, certificate or degree shows it. The number says how strongly: years of use, and how recent.',
      showAll: (count: number) => `Show all ${formatNumber(count)} proven skills`,
    },
    mentioned: {
      title: 'Mentioned',
      hint: 'Only listed. Show in a role what you used it for, and it counts for more.',
      showAll: (count: number) => `Show all ${formatNumber(count)} mentioned skills`,
    },
    user: {
      title: 'Added by you',
      hint: 'With your own rating. What you say wins over what we read.',
      showAll: (count: number) => `Show all ${formatNumber(count)} skills that you added`,
    },
  },
  add: 'Add skill',
  nameOf: (place: number) => `Name of skill ${place}`,
  scoreOf: (place: number) => `Score of skill ${place}`,
  remove: (place: number) => `Remove skill ${place}`,
  emptyList: 'No skills here yet. Add one.',
  scoreHint:
    'Name, and a score from 0 to 100 for how strong the skill is. What you say wins over what we read.',
  save: 'Save Changes',
  cancel: 'Cancel',
  saved: 'Skills saved.',
  notSaved: 'Your skills weren’t saved. What you typed is still here.',
  notSavedAway: 'Your skills weren’t saved. What you typed is kept on your profile.',
  changedMeanwhile: 'Your skills have changed since you began',
  changedMeanwhileThen: 'Saving replaces the newer list.',
  takeNew: 'Begin again with the new list',
};
