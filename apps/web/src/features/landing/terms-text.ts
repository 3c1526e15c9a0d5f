import { type LegalText } from './legal-text';
import { type Retention } from '@rolefit/contracts';

/** The terms of use. */
export const termsText = (periods: Retention): LegalText => ({
  title: 'Terms of Service',
  updated: '2026-11-21',
  lead: 'Short, because there is little to agree on: be fair, check what matters, and your data stays yours.',
  sections: [
    {
      id: 'service',
      title: 'What Rolefit does',
      parts: [
        'Rolefit reads your resume and job postings, compares them by fixed rules, and shows a score with the lines it rests on. It is for people who look for work.',
        'It never applies for you, never contacts an employer, and is not a recruiter, an employment agency or a lawyer.',
      ],
    },
    {
      id: 'score',
      title: 'What a score is',
      parts: [
        'A score says how well two texts fit by rules that you can [read](/#faq-score). It is advice to you. It is not a judgement of you, and no promise of an interview or a job: those decisions are made by people who see more than two texts.',
        'Reading can miss things or get them wrong. That is why every point shows its source; check what matters before you act on it. Scores must not be used to sort or refuse applicants.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      parts: [
        'You sign in with a provider such as GitHub, whose own terms hold there. Keep that account safe; what is done from it here counts as done by you. Logging out ends the session of that browser.',
        'The browser extension gets a sign-in of its own when you connect it. Logging out in one does not end the other.',
      ],
    },
    {
      id: 'texts',
      title: 'Your texts stay yours',
      parts: [
        'Your resume, notes and answers remain yours. You allow this server to store and read them for one purpose: to show you your matches. The Privacy Policy says what is kept, and for how long.',
        'Upload your own resume, or that of somebody who asked you to. Scan postings that you may read; the rights to a posting remain with whoever wrote it.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      parts: [
        [
          'Do not try to see the data of other people, to get around limits, or to break the server.',
          'Do not upload files that are meant to harm.',
          'Limits on how much can be sent at once keep the service quick for everybody; a message tells you when you reach one.',
        ],
      ],
    },
    {
      id: 'availability',
      title: 'Free, and in preview',
      parts: [
        'Rolefit is free to use here and can be run by anybody on their own machine. It is in preview: it changes, it may be away for a while, and scores may change when the rules get better.',
        'It comes as it is, without a warranty. As far as the law allows, whoever runs this server and whoever wrote the software are not liable for decisions made with its scores, or for data lost; keep a copy of what you cannot do without. Where the law makes somebody liable all the same, it does.',
      ],
    },
    {
      id: 'end',
      title: 'Leaving',
      parts: [
        `You can stop at any time: delete single scans, or your whole account at the end of your [profile](/profile). A deleted account can be restored for ${periods.deletedAccountDays} days by signing in; then everything in it is erased.`,
        'Whoever runs this server may close an account that breaks these terms, or the whole server; where they can, they say so beforehand, so that you can take along what you need.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      parts: [
        'When these terms change, the date above changes with them. If you do not agree to a change, stop using Rolefit here and delete your account.',
      ],
    },
  ],
});
