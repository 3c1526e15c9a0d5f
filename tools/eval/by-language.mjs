/**
 * One figure a language: `measure` gets the files of that language and answers `{recall}`.
 * @param languageOf the language of a file, or null to leave it out
 */
export function byLanguage({ files }, languageOf, measure) {
  const languages = [...new Set(files.map(languageOf).filter((language) => language))].sort();
  return languages.map((language) => {
    const own = files.filter((file) => languageOf(file) === language);
    return { figure: `  recall, ${language} (${own.length})`, value: measure(own).recall };
  });
}
