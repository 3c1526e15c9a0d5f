import { limits } from '@rolefit/contracts';
import { type LegalSection, type LegalText } from './legal-text';
import { type Retention } from '@rolefit/contracts';

const resumeMegabytes = limits.resumeBytes / (1024 * 1024);

const responsible: LegalSection = {
  id: 'responsible',
  title: 'Who is responsible',
  parts: [
    'Rolefit is software that anybody can run on a machine of their own. All data stays with the server that you are on now, but for what a model may read (see below), and whoever runs it is responsible for it and answers your questions. There is no company behind it that your data would go to, and this software reports to nobody.',
    'If you run it for yourself on your own machine, that is you, and nobody else has your data.',
  ],
};

const stored: LegalSection = {
  id: 'stored',
  title: 'What is stored',
  parts: [
    [
      '**Your sign-in.** From the provider you sign in with: its number for you, your user name, name, e-mail address, whether the provider has verified it, and the address of your picture. If you sign in by a link, your e-mail address; until the link is used or has expired, it is kept with it. If you sign in with a second provider that vouches for the same e-mail address, both lead to the same account. Never your password, and no right to anything else in that account: its permission is used once, at sign-in, and not kept.',
      '**Your profile.** What you write there: name, e-mail address, location, website, a few words about you, and your answers to the questions that only you can answer, such as work permits.',
      `**Your resume.** Each file that you upload (up to ${resumeMegabytes} MB), its text, and the facts that were read from it, each with its line. Files are not public: they open by a link that is signed, soon expires, and ends when you log out.`,
      '**Your skills.** Those that were read and those that you added or changed, and the names of those you removed, so that they do not come back by themselves.',
      '**Your scans.** Text, link, company and title of each posting, its score with the lines behind it, what a close reading by a model or by your agent has found, whether you saved it, its stage, and your notes.',
      '**Your sessions.** For each browser and extension in which you are signed in: the names of the browser and of its system, such as Firefox on Windows; when it signed in; and when it last renewed its sign-in, up to a hundred times back, which tells you when it was used. No internet address, and nothing else of what a browser says of itself. The tokens themselves are not stored on the server.',
      '**Your access tokens.** For each token that you create for an agent or a script: its name, what it may do, its first characters, when it was created, when it was last used, and when it ends. The token itself is not stored on the server.',
      '**Your passkeys.** For each: its name, its public key and identifier, the host name that it works on, how browsers reach it, how often it has signed as far as it counts, when it was added and when it was last used. The private key stays on your device or in your password manager.',
      '**What happened to your account.** When you signed in and out, created, first used or revoked an access token, added or removed a passkey, exported your data, deleted your account or brought it back, and when a sign-in ended because its token was copied. No addresses, texts or tokens.',
      '**How much you ask for.** So that nobody can use up what is there for all, calls are counted by the number of your account and by the internet address that they come from. A count is gone after a day at the latest, the address with it.',
      '**A record of each reading.** Which analyser read, how long it took, and what it cost.',
    ],
  ],
};

/** @param readsHere names the analyser or model of this server; empty while unknown */
const reading = (readsHere: string): LegalSection => ({
  id: 'reading',
  title: 'Who reads your texts',
  parts: [
    'A resume or a posting is read into facts either by the built-in analyser, which is part of the server, so that nothing leaves it; or by a language model that the operator has set up. Such a model may also compare the two line by line, for a closer score.',
    readsHere,
    'Before any text goes to a model outside, **name, e-mail address, phone number, address, links and birth date are replaced** by placeholders such as [NAME_1]; they are put back when the answer is here. Rules find these data, so in an unusual layout one may be missed. The rest of the text, such as employers, roles and schools, goes to the model. The file itself never does, nor do your profile, your answers or your notes. What the provider of a model keeps is between it and whoever runs this server; ask them.',
    '**An agent of your own** reads what its access token allows, which can include your resume and your postings, and its model with it. Which model that is and what its provider keeps is up to you and your agent.',
    'A model only reads. The score is computed on the server by fixed rules, from facts that stand in your texts word for word.',
  ],
});

const sharing: LegalSection = {
  id: 'sharing',
  title: 'What others can see',
  parts: [
    'Nothing of yours. Every resume, scan and score belongs to one account and is shown to no other. Employers are not told that you looked at a posting: Rolefit contacts nobody and applies nowhere.',
    'A posting that two people scan with exactly the same text is read once, and the facts found in it serve both. They say what the posting says, and not who scanned it, and they are deleted with the last scan of that text. Whoever scans the same text later may notice that it had been read before, because it took no time.',
    'Nothing is sold, there is no advertising, and no data of yours trains a model here.',
  ],
};

const browser: LegalSection = {
  id: 'browser',
  title: 'What your browser keeps',
  parts: [
    [
      '**rolefit_session**, a cookie that keeps you signed in for up to 30 days after your last visit, half a year in all; no script can read it.',
      '**rolefit_sign_in**, a cookie for the ten minutes that a sign-in may take, or the 15 minutes that a link by e-mail works, or the five minutes that you may take to use a passkey.',
      '**rolefit_invitation**, a cookie that remembers for 15 minutes which invitation you have opened. Where Rolefit is reached over HTTPS, these three names begin with __Secure-, and the next one with __Host-.',
      '**language**, a cookie that remembers for a year which language you switched to.',
      '**sidebar_state**, a cookie that remembers for seven days whether the sidebar is open.',
      'In the storage of this site: a token that is good for minutes and the theme you chose; and, until you close the tab, where you had scrolled to and whether you came from the extension; and, until you have been told of it, that you connected the extension. What you had begun and not sent, such as a posting or a note, stays there until you close the tab or log out. A posting that you score on the start page before you sign in is read in your browser, sent nowhere, and stays there for an hour.',
    ],
    'None of it follows you anywhere. There are no analytics, no trackers and no fonts or scripts from elsewhere. Two kinds of pictures come from where they are: your own from your sign-in provider, and a company’s logo from the address that the scan names; those servers see that a browser asks.',
  ],
};

const extension: LegalSection = {
  id: 'extension',
  title: 'The browser extension',
  parts: [
    'It speaks with the server that you chose in its options and with nobody else, and reads a page only when you click its button there, or when you ask it to read all open tabs.',
    [
      '**When you press Scan,** the text, link, company, title and logo address that it shows you go to the server, as if you had pasted them here.',
      '**Before that,** while you are signed in and the page is a posting, its address, title and company go to the server with a fingerprint of its text, to find out whether you have scanned it already. The question is answered and not stored.',
      '**For its first estimate** it fetches what was read of your resume, your skills and your answers, and judges in your browser. They stay in the browser’s memory until you sign out or close the browser.',
      '**On your computer** it keeps the server’s address, its own sign-in, and the scans that wait to be sent, until they are. Signing out ends the sign-in on the server too.',
      '**A company’s logo** is shown only where it comes from the site that you are on.',
    ],
    'It has no analytics and keeps no list of pages that you visit. [How to get it](/extension)',
  ],
};

const retention = (periods: Retention): LegalSection => ({
  id: 'retention',
  title: 'How long it is kept',
  parts: [
    [
      '**Scans** are kept until you delete them. One that you delete is gone at once, with its match; only the notice to your open pages that it was done, with its title and score, may lie in a queue for some minutes more.',
      `**Everything else,** so your profile, answers, skills and resume, is kept as long as your account is there. Of your resume the newest ${limits.resumeVersions} versions are kept, and older ones for as long as a score rests on them.`,
      `**An account that you delete** is hidden at once, with everything in it, all its sessions end, and its access tokens are revoked. For ${periods.deletedAccountDays} days it stays so: signing in then lets you restore all of it. After that everything is erased: resumes with their files, scans, profile and sessions, and what was read of postings that only you had scanned. All that stays is a record that some account was erased, when, and how many scans and resumes it had; it does not say whose.`,
      `**Sessions** end when you log out, there or from another device, when you delete your account, or 30 days after their last use, at the latest 180 days after the sign-in. Beyond ${limits.sessionsPerUser} at the same time, the one used longest ago ends too. What is kept of a session is removed ${periods.endedSessionDays} days after its end.`,
      '**Passkeys** are kept until you remove them, or your account is erased.',
      '**Access tokens** are kept until you revoke them, or delete your account.',
      `**What happened to your account** is kept for ${periods.auditDays} days. When your account is erased, its number is removed from these records, so they no longer show whom they are about.`,
      '**Server logs** hold what was called, when, by the number of which account, and how it went. They hold no text of resumes or postings, no token and no e-mail address. How long logs, backups and former versions of stored files are kept is up to the operator.',
    ],
  ],
});

const choices = (periods: Retention): LegalSection => ({
  id: 'choices',
  title: 'What you can do',
  parts: [
    [
      '**See it.** Your profile shows what was read of your resume, line by line; each match shows the lines behind every point.',
      '**Correct it.** Change your profile and your skills; what you set yourself wins over what was read.',
      '**Take it along.** Your [dashboard](/dashboard) exports all scans as one file, with scores, skills and notes, and your [profile](/profile) opens your resume and downloads everything that is kept about you as one zip file.',
      `**Delete it.** Each scan, on the page of its match; your whole account, at the end of your [profile](/profile). For ${periods.deletedAccountDays} days you can change your mind.`,
      '**Log out.** Logging out ends the sign-in of that browser. Your [profile](/profile) lists every device on which you are signed in, and logs out any of them, all others, or all. Access tokens are listed below them, and end when you revoke them.',
      '**Ask.** The law may give you further rights. Whoever runs this server answers to them.',
    ],
  ],
});

/**
 * The privacy policy. It must match the code.
 * @param readsHere names the analyser or model of this server; empty while unknown
 * @param periods retention periods of this server
 */
export const privacyText = (readsHere: string, periods: Retention): LegalText => ({
  title: 'Privacy Policy',
  updated: '2026-11-28',
  lead: 'Your resume is yours. It is used to compare it with postings and for nothing else.',
  sections: [
    responsible,
    stored,
    reading(readsHere),
    sharing,
    browser,
    extension,
    retention(periods),
    choices(periods),
  ],
});
