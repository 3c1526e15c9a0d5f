import { countryCodes, freeMovementCode, languageCodes, unicodeForm } from '@rolefit/contracts';
import { locale } from '@/lib/locale';
import { countryLabel, languageLabel } from './code-labels';
import { texts } from './texts';

/** A code with its localised name. */
export interface CodeOption {
  readonly code: string;
  readonly name: string;
}

function byName(codes: readonly string[], nameOf: (code: string) => string): CodeOption[] {
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** All countries by name, after the code for free movement. */
export function countryOptions(): CodeOption[] {
  return [
    { code: freeMovementCode, name: texts.freeMovement },
    ...byName(countryCodes, countryLabel),
  ];
}

/** All languages by name. */
export function languageOptions(): CodeOption[] {
  return byName(languageCodes, languageLabel);
}

function normalise(text: string): string {
  return unicodeForm(text, 'NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

function optionsStartingWith(
  options: readonly CodeOption[],
  wanted: string,
): readonly CodeOption[] {
  return options.filter(({ name }) => normalise(name).startsWith(wanted));
}

/** Whether the text is a prefix of several names. */
export function isAmbiguousPrefix(options: readonly CodeOption[], text: string): boolean {
  return optionsStartingWith(options, normalise(text)).length > 1;
}

/** Finds the option for a name, a code, or an unambiguous prefix. */
export function findCode(options: readonly CodeOption[], text: string): string | null {
  const wanted = normalise(text);
  if (wanted === '') return null;
  const exact = options.find(
    ({ code, name }) => normalise(name) === wanted || normalise(code) === wanted,
  );
  const matches = exact ? [exact] : optionsStartingWith(options, wanted);
  return matches.length === 1 ? (matches[0]?.code ?? null) : null;
}
