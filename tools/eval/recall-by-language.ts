import { type Figure } from './task.ts';

/**
 * Recall for each language.
 * @param languageOf the language of a file; files without one are left out
 */
export function recallByLanguage<File>(
  files: readonly File[],
  languageOf: (file: File) => string | null | undefined,
  recallOf: (files: readonly File[]) => number | null,
): Figure[] {
  const languages = [...new Set(files.map(languageOf))]
    .filter((language) => typeof language === 'string' && language !== '')
    .sort();
  return languages.map((language) => {
    const own = files.filter((file) => languageOf(file) === language);
    return { figure: `  recall, ${language} (${own.length})`, value: recallOf(own) };
  });
}
