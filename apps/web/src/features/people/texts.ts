import { pluralOf } from '@/lib/format';

/** Texts of the owner's list of people. */
export const texts = {
  title: 'People',
  intro:
    'Who has an account on this Rolefit. You see names, and nothing of their resumes and scans.',
  loading: 'Loading who has an account',
  what: 'the list of people',
  nameless: 'Without a name',
  you: 'You',
  owner: 'Owner',
  joined: (when: string) => `Joined ${when}`,
  invitedAs: (note: string) => `Invited as “${note}”`,
  showAll: (count: number) =>
    pluralOf(count, { one: 'Show the 1 person', other: 'Show all # people' }),
  showFewer: 'Show fewer',
  invitations: 'Open invitations',
  noNote: 'Invitation',
  created: (when: string) => `Created ${when}`,
  expires: (when: string) => `Expires ${when}`,
  expired: 'Expired',
  invite: 'Invite someone',
  revoke: 'Revoke',
  revokeNamed: (note: string) => `Revoke the invitation: ${note}`,
  revoking: 'Revoking...',
  revoked: 'The invitation is revoked',
  revokeTitle: 'Revoke this invitation?',
  revokeText: 'Its link will stop working immediately. You can create another one.',
  form: {
    title: 'Invite someone',
    text: 'You get a link that you send yourself, in a message or an e-mail. Whoever opens it can create one account, within 7 days.',
    note: 'Whom is it for?',
    notePlaceholder: 'My sister',
    noteHint: 'Only you see this.',
    submit: 'Create invitation',
    submitting: 'Creating...',
    failed: 'The invitation wasn’t created.',
  },
  shown: {
    title: 'Your invitation',
    text: 'Send this link now. Rolefit doesn’t store it and can’t show it again.',
    link: 'Invitation link',
    copy: 'Copy the link',
    qrCode: 'QR code of the link',
    done: 'Done',
  },
};
