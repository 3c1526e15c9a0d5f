import { anyOf } from '@rolefit/skills';

const credential = new RegExp(
  anyOf(({ credentials }) => credentials),
  'iu',
);

const diploma = new RegExp(
  anyOf(({ diplomas }) => diplomas),
  'iu',
);

/** Whether a text names something that one holds: a licence, a certificate, a diploma. */
export function namesCredential(text: string): boolean {
  return credential.test(text) || diploma.test(text);
}

// What follows a pause adds to the demand: "Python (a certificate is a plus)" asks for Python.
const pause = /[,;:(]|\s[–—-]\s/u;
const wordsMost = 10;
const firstWords = 3;

/** Whether a credential is all that a short sentence asks for: "valid certification in welding", "licensed surveyor". */
export function asksForCredential(sentence: string): boolean {
  const words = (sentence.split(pause)[0] ?? '').trim().split(/\s+/u);
  return words.length <= wordsMost && credential.test(words.slice(0, firstWords).join(' '));
}
