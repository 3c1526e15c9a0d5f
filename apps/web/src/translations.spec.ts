import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const src = __dirname;
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
/** Every file with words, without its ending. */
const translated = files
  .filter((file) => /(^|[/-])texts\.ts$|(privacy|terms|extension)-text\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();

/** Words that are the same in German, names, and what is no word. */
const alike = new Set([
  'Associate Degree',
  'Esc',
  'Bachelor',
  'Master',
  'Filter',
  'Github',
  'Google',
  'Hybrid',
  'Jordan Amadi',
  'Link',
  'Name',
  'Optional',
  'Passkeys',
  'Remote',
  'Rolefit',
  'Status',
  'https://',
  'match',
  'npm run extension',
  'posting',
  'resume',
]);

const word = /[A-Za-z]{3}/;
const names = /Rolefit|github\.com|hybrid|remote/g;
/** Words that come from libraries, which have translations of their own. */
const ofLibraries = /texts\.(untitled|status\.)/;

/** Whether a function writes words besides what it is given. */
const writesWords = (written: string) =>
  [
    ...written
      .replaceAll(/\$\{[^}]*\}/g, '')
      .replaceAll(names, '')
      .matchAll(/[`'"]([^`'"]*)[`'"]/g),
  ].some(([, text = '']) => word.test(text));

/** The texts of a module by their place; functions with words in them as they are written. */
function leaves(value: unknown, place: string): [place: string, words: string][] {
  if (typeof value === 'string')
    return word.test(value) && !/\.(id|key)$/.test(place) && !ofLibraries.test(place)
      ? [[place, value]]
      : [];
  if (typeof value === 'function')
    return writesWords(String(value)) ? [[place, String(value)]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${place}.${name}`));
}

const load = async (file: string) => (await import(join(src, file))) as object;

describe('the German texts', () => {
  it.each(translated)('of %s exist and are no longer English', async (file) => {
    const english = new Map(leaves(await load(`${file}.ts`), file));
    const german = leaves(await load(`${file}.de.ts`), file);
    const left = german.filter(
      ([place, words]) => english.get(place) === words && !alike.has(words),
    );
    expect(left).toEqual([]);
    expect(german.length).toBeGreaterThan(0);
  });

  it('translate nothing that is gone', () => {
    const originals = new Set(files.filter((file) => /(?<!\.de)\.ts$/.test(file)));
    const translations = files.filter((file) => file.endsWith('.de.ts'));
    expect(translations.filter((file) => !originals.has(file.replace('.de.ts', '.ts')))).toEqual(
      [],
    );
  });
});
