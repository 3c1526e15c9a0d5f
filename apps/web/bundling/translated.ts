import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Plugin } from 'vite';

const source = /\/(?:apps\/web|libs\/[^/]+)\/src\/.*\.ts$/;
/** What the page says of itself; its scripts write everything else. */
const descriptions: Readonly<Record<string, string>> = {
  de: 'Wie gut eine Stellenanzeige zu dir passt und warum: Jeder Punkt führt zu einer zitierten Zeile der Anzeige und deines Lebenslaufs.',
};

/** The file with the translation of a module, such as texts.de.ts for texts.ts; null where there is none. */
export function translationOf(file: string, language: string): string | null {
  if (!source.test(file)) return null;
  const translation = file.replace(/\.ts$/, `.${language}.ts`);
  return existsSync(translation) ? translation : null;
}

/**
 * Builds the client in one language: takes the words of each module's translation in place of its own where there is one.
 * @param language of the build; the modules themselves are English
 */
export function translated(language: string): Plugin {
  return {
    name: 'rolefit:translated',
    enforce: 'pre',
    // `x.ts` has the content of its translation here. An import of the translation itself resolves to it too, since the bundle would otherwise contain both.
    resolveId(name, importer) {
      const ending = `.${language}.js`;
      if (!name.endsWith(ending) || importer === undefined || !source.test(importer)) return null;
      return this.resolve(`${name.slice(0, -ending.length)}.js`, importer);
    },
    async load(id) {
      const translation = translationOf(id, language);
      if (translation === null) return null;
      this.addWatchFile(translation);
      return readFile(translation, 'utf8');
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace(/(name="description"\s+content=")[^"]*/, (all, start: string) =>
            language in descriptions ? start + descriptions[language] : all,
          ),
    },
  };
}
