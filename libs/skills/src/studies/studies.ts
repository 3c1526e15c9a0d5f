import { linesOf } from '../parse-skills.js';
import { splitList } from '../spelling.js';
import { wordsOf } from '../tokens.js';
import { deStudies } from './de.js';
import { enStudies } from './en.js';
import { esStudies } from './es.js';
import { frStudies } from './fr.js';
import { svStudies } from './sv.js';

const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `;

interface NamedStudy {
  readonly id: string;
  /** Between spaces, folded. */
  readonly name: string;
}

let named: readonly NamedStudy[] | undefined;

// Parsed lazily, like the taxonomy.
function theNames(): readonly NamedStudy[] {
  return (named ??= [enStudies, deStudies, frStudies, esStudies, svStudies]
    .flatMap(linesOf)
    .flatMap((line) => {
      const [id = '', names = ''] = line.split('|').map((part) => part.trim());
      return splitList(names).map((name) => ({ id, name: spaced(name) }));
    }));
}

/**
 * The fields of study that a text names, in any of the languages: "BWL" and "Business Administration" are one. A name within a longer one does
 * not count: "Human Resource Management" is not "management".
 * @returns ids, without repetition
 */
export function studiesIn(text: string): readonly string[] {
  const words = spaced(text);
  const found = theNames().filter(({ name }) => words.includes(name));
  const whole = found.filter(
    ({ name }) =>
      !found.some((other) => other.name.length > name.length && other.name.includes(name)),
  );
  return [...new Set(whole.map(({ id }) => id))];
}
