import { type EvaluationStatus, limits, otherResumes } from '@rolefit/contracts';
import { formatCode, formatDateOf, pluralOf } from '@/lib/format';

const evaluate = 'Evaluate Resume';

/** States of an evaluation. */
const evaluation: Record<EvaluationStatus, string> = {
  queued: 'Queued',
  extracting: 'Opening the file',
  reading: 'Reading your resume',
  completed: 'Completed',
  failed: 'Failed',
};

/** Parts of the dialog's header. */
interface Description {
  readonly fileName: string;
  readonly pages: number | null;
  readonly language: string | null;
  readonly asOf: string;
  readonly model: string | null;
  /** Whether hidden text was searched for. */
  readonly isSearched: boolean;
  readonly isScan: boolean;
}

const readBy = ({ language, asOf, model }: Description) => {
  const [day, who] = [formatDateOf(asOf), model ?? 'the built-in analyser'];
  return language === null
    ? `read on ${day} by ${who}`
    : `read in ${formatCode('language', language)} on ${day} by ${who}`;
};

/** Texts about the resume: onboarding, profile and toasts. The reading dialog has separate ones. */
export const texts = {
  evaluate,
  tryAgain: 'Try again',
  evaluation,
  evaluationLabel: 'Evaluation',
  waitsSince: (time: string) => `Waiting since ${time}. We try again every few minutes.`,
  waitsForOperatorSince: (time: string) => `Waiting since ${time}.`,
  stageDone: 'Done',
  unreadable: 'We couldn’t read this resume',
  file: {
    drop: 'Drop your resume here or',
    choose: 'select a file',
    hint: 'PDF (also scanned) or Word (.docx), up to 5 MB',
    otherFormats: `Also ${otherResumes}`,
    label: 'Resume file',
    remove: (name: string) => `Remove ${name}`,
    upload: 'Upload',
    uploading: 'Uploading...',
  },
  uploadStep: {
    title: 'Upload your resume',
    lead: 'We read its text and keep the file for you. Nobody else can open it.',
    failed: 'The upload failed',
    goOn: (fileName: string) => `Continue with ${fileName}`,
  },
  skillsStep: {
    title: 'Check your skills',
    lead: 'Every skill comes from a line in your resume. You can edit them any time.',
    analyze: 'Read my resume',
    notStarted: 'We couldn’t start reading your resume',
    notFinished: 'We couldn’t finish setting up your profile',
    otherFile: 'Upload another file',
    finish: 'Looks right',
    later: 'Continue without waiting',
    saving: 'Saving...',
  },
  section: {
    title: 'Resume',
    titleSeveral: 'Resumes',
    none: 'You have no resume here yet. Upload one and every scan gets a score.',
    reupload: 'Reupload',
    newFile: 'New resume file',
    open: 'Open',
    lastUpdated: 'Last updated',
    notEvaluated: 'This resume hasn’t been read yet',
    notEvaluatedThen: 'Evaluate it to see its skills here and to get scores from it.',
    former: 'Your scores and skills still rest on the last resume that we could read.',
    scanTitle: 'Read from a scan',
    scan: 'This file contains images of text, so some letters may be wrong, and one wrong letter can hide a skill. Check “What we read”. If you also have your resume as a document, upload that instead.',
    hiddenTitle: 'This file has hidden text',
    hidden: (count: number) =>
      pluralOf(count, {
        one: 'We found a passage that nobody can see and didn’t read it. “What we read” shows it.',
        other:
          'We found # passages that nobody can see and didn’t read them. “What we read” shows them.',
      }),
  },
  /** For several resumes, and for adding them. */
  several: {
    lead: 'If you apply for different kinds of work, give each its own resume: every scan is compared with all of them and shows which one fits best. If two fit equally well, the default one is shown.',
    default: 'Default',
    newVersion: 'New version',
    newFileOf: (name: string) => `New file for ${name}`,
    more: 'More',
    rename: 'Rename',
    makeDefault: 'Make default',
    isDefaultNow: (name: string) => `${name} is your default resume now.`,
    notChanged: 'Your resume wasn’t changed.',
    remove: 'Remove',
    removing: 'Removing...',
    removed: (name: string) => `${name} was removed.`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText:
      'Your scans will be judged again with your other resumes, and the file with all its versions will be deleted. This can’t be undone.',
    removeDefaultText:
      'Your scans will be judged again with your other resumes, one of which becomes the default, and the file with all its versions will be deleted. This can’t be undone.',
    name: 'Name',
    nameHint: 'Shown on your scans, for example “Platform”',
    save: 'Save',
    saving: 'Saving...',
    cancel: 'Cancel',
    add: 'Add another resume',
    submit: 'Add resume',
    full: `You have ${limits.resumesPerUser} resumes, which is the maximum. Remove one to add another.`,
  },
  reading: {
    title: 'What we read',
    titleOf: (name: string) => `What we read: ${name}`,
    description: 'Your resume as Rolefit read it.',
    loading: 'Loading...',
    what: 'what we read of your resume',
    described: (description: Description) =>
      [
        description.fileName,
        ...(description.pages === null
          ? []
          : [pluralOf(description.pages, { one: '1 page', other: '# pages' })]),
        readBy(description),
        ...(description.isScan ? ['read from a scan, so letters may be wrong'] : []),
        ...(description.isSearched
          ? []
          : ['hidden text wasn’t looked for; evaluate it again to see whether there is any']),
      ].join(' · '),
    formerFailed: (fileName: string) =>
      `This is the last resume that we read. ${fileName} couldn’t be read.`,
    formerWaits: (fileName: string) =>
      `This is the last resume that we read. ${fileName} hasn’t been read yet.`,
    notRead: {
      title: 'Not read yet',
      then: 'Once your resume is evaluated, you see here its text as we read it and every fact that we found in it.',
      evaluate,
    },
    underWay: {
      title: 'We are reading it now',
      then: 'What we read of your resume appears here in a moment.',
    },
  },
  toasts: {
    notUploaded: 'This file wasn’t uploaded.',
    uploaded: 'Resume Uploaded successfully 🎉',
    evaluating: 'Evaluating Resume...',
    waits: 'Your resume is waiting to be read.',
    evaluated: 'Resume Evaluated successfully 🎉',
    failed: 'Something went wrong!',
    failedNamed: (name: string, message: string) => `${name}: ${message}`,
  },
};
