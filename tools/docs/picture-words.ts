import { makePdf, postings, resumes } from '@rolefit/testing';
import { type DisplayLanguage } from '@rolefit/contracts';
import { exampleTexts } from './landing-example-texts.ts';

/** The demo user, sample texts and interface labels that `pictures.ts` uses in one language. */
export interface PictureWords {
  readonly locale: string;
  /** Login of the demo user. */
  readonly user: string;
  readonly resume: Buffer;
  readonly posting: string;
  readonly companyName: string;
  readonly signIn: string;
  /** A skill badge to wait for: once it appears, the resume has been read. */
  readonly skill: RegExp;
  readonly checkSkills: string;
  readonly looksRight: string;
  readonly jobDescription: string;
  readonly addCompany: string;
  readonly company: string;
  readonly scan: string;
  readonly score: RegExp;
}

/** The sample nurse of the start page, changed to meet every condition, so that the picture shows an applicable match. */
const germanResume = exampleTexts.de.resume
  .replace('Dänisch (B1)', 'Dänisch (B2)')
  .replace(
    'Jeden Besuch in der elektronischen Patientenakte dokumentiert',
    'Elektronische Patientenakte: jeden Besuch dokumentiert',
  );

export const pictureWords: Readonly<Record<DisplayLanguage, PictureWords>> = {
  en: {
    locale: 'en-GB',
    user: 'ada-demo',
    resume: makePdf(resumes.software),
    posting: postings.frontend,
    companyName: 'Harbourlight Software',
    signIn: 'Sign in with Github',
    skill: /^TypeScript \d+%$/,
    checkSkills: 'Check your skills',
    looksRight: 'Looks right',
    jobDescription: 'Job Description',
    addCompany: 'Add a company',
    company: 'Company',
    scan: 'Scan job',
    score: /^Overall score/,
  },
  de: {
    locale: 'de-DE',
    user: 'bruno-demo',
    resume: makePdf(germanResume.split('\n')),
    posting: exampleTexts.de.posting,
    companyName: 'Nordlicht Pflegedienst',
    signIn: 'Mit Github anmelden',
    skill: /^Wundversorgung \d+\s%$/,
    checkSkills: 'Sieh deine Kenntnisse durch',
    looksRight: 'Passt so',
    jobDescription: 'Stellenbeschreibung',
    addCompany: 'Firma hinzufügen',
    company: 'Firma',
    scan: 'Stelle prüfen',
    score: /^Insgesamt \d+ von 100 Punkten/,
  },
};
