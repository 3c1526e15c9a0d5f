import { deleteConfirmation } from '@rolefit/contracts';

/** Texts of data export and account deletion; those of a deleted account are in `restore-texts.ts`. */
export const texts = {
  data: {
    title: 'Your Data',
    text: 'Everything that we keep about you as one zip file: profile, answers, skills, every resume with its file, every scan with its posting and match, your access tokens by name, and when you signed in. Keep it in a safe place.',
    download: 'Download my data',
    pending: 'Downloading...',
    soFar: (size: string) => `${size} downloaded`,
    cancel: 'Cancel',
    done: 'Your data is downloaded.',
    failed: 'We couldn’t download your data.',
  },
  danger: {
    title: 'Danger Zone',
    /** @param days null while unknown */
    text: (days: number | null) =>
      `Deleting your profile hides everything at once and signs you out everywhere. Your data is removed after ${days === null ? 'some time' : `${days} days`}; if you sign in before that, you can restore it.`,
    delete: 'Delete Profile',
    deleting: 'Deleting...',
    dialog: {
      title: 'Delete your profile?',
      /** @param days null while unknown */
      text: (days: number | null) =>
        `Your resume, skills, scans, saved jobs and answers are hidden at once. You are signed out on every device and in the extension. After ${days === null ? 'some time' : `${days} days`} all of it is erased for good; until then signing in lets you restore it.`,
      label: `Type ${deleteConfirmation.word} to confirm`,
    },
  },
};
