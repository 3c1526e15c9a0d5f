import { existsSync } from 'node:fs';
import { type Plugin } from 'vite';

/** Modules that may have a translation: texts, and the language itself. */
const translatable = /(?:^|[/-])(?:texts?|language)(?:\.[jt]s)?$/;
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
 * Builds the client in one language: takes each module's translation in its place where there is one. A translation may import what it translates.
 * @param language of the build; the modules themselves are English
 */
export function translated(language: string): Plugin {
  return {
    name: 'rolefit:translated',
    enforce: 'pre',
    resolveId: {
      filter: { id: translatable },
      async handler(id, importer, options) {
        const found = await this.resolve(id, importer, { ...options, skipSelf: true });
        const translation = found && translationOf(found.id, language);
        return found && translation && translation !== importer
          ? { ...found, id: translation }
          : found;
      },
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
