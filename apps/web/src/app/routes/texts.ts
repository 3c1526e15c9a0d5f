/** Texts of several screens; those of one are beside it, those of their components in the features. */
export const texts = {
  goToResume: 'Go to your resume',
  profile: 'your profile',
};
