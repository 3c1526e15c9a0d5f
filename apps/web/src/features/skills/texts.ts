import { formatNumber } from '@/lib/format';

/** Texts about the skills of a profile. */
export const texts = {
  title: 'Skills',
  edit: 'Edit Skills',
  showAll: (count: number) => `Show all ${formatNumber(count)} skills`,
  showFewer: 'Show fewer',
  none: 'No Skills Found!',
  percent: (score: number) => `${score}%`,
  setByYou: 'Set by you',
  setByYouMark: 'set by you',
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
