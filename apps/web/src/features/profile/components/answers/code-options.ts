import { countryCodes, freeMovementCode, languageCodes, unicodeForm } from '@rolefit/contracts';
import { locale } from '@/lib/locale';
import { countryLabel, languageLabel } from './code-labels';
import { texts } from './texts';

/** Something that has a code, by the name that the reader knows. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

function byName(codes: readonly string[], nameOf: (code: string) => string): NamedCode[] {
  const { compare } = new Intl.Collator(locale);
  return codes.map((code) => ({ code, name: nameOf(code) })).sort((a, b) => compare(a.name, b.name));
}

/** Every country by its name, after what stands for many of them. */
export function countryOptions(): NamedCode[] {
  return [{ code: freeMovementCode, name: texts.freeMovement }, ...byName(countryCodes, countryLabel)];
}

/** Every language by its name. */
export function languageOptions(): NamedCode[] {
  return byName(languageCodes, languageLabel);
}

function fold(text: string): string {
  return unicodeForm(text, 'NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

function begunBy(options: readonly NamedCode[], wanted: string): readonly NamedCode[] {
  return options.filter(({ name }) => fold(name).startsWith(wanted));
}

/** Whether more letters could still make several names of this. */
export function isBegun(options: readonly NamedCode[], text: string): boolean {
  return begunBy(options, fold(text)).length > 1;
}

/** What somebody means who writes this: a name, a code, or the beginning of one name only. */
export function findCode(options: readonly NamedCode[], text: string): string | null {
  const wanted = fold(text);
  if (wanted === '') return null;
  const exact = options.find(({ code, name }) => fold(name) === wanted || fold(code) === wanted);
  const begun = exact ? [exact] : begunBy(options, wanted);
  return begun.length === 1 ? (begun[0]?.code ?? null) : null;
}
