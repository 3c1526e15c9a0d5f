/** Texts of the welcome. */
export const texts = {
  tabTitle: 'Welcome',
  back: 'Back',
  title: 'Welcome to Rolefit',
  lead: 'Upload your resume. It takes a minute.',
  invite: 'Invite others first',
  steps: ['Upload your resume', 'Check your skills', 'Scan a posting'],
};
