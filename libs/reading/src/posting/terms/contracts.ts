import { type ContractFact, contractTypeSchema } from '@rolefit/contracts';
import { quoteOf } from '../../document/lines.js';
import type { Unit } from '../../document/units.js';
import { wholeWords } from '../../document/whole-words.js';
import { lexicon } from '../../lexicon/all-languages.js';

const { contracts, jobs, others } = lexicon.terms;

function words(alternatives: string): RegExp {
  return wholeWords(new RegExp(String.raw`\b${alternatives}\b`, 'iu'));
}

const kinds = contractTypeSchema.options.map((type) => [type, words(contracts[type])] as const);
const anyKind = words(`(?:${Object.values(contracts).join('|')})`);
/** "Part-time students" have no contract to offer. */
const ofJob = words(jobs);
const ofOthers = words(others);
// "Full-time, permanent": a line of few words is about nothing else.
const fewWords = 7;
const manyWords = 35;

/** The kinds of contract that a sentence states. */
export function contractsIn(text: string, unit: Unit): ContractFact[] {
  if (!anyKind.test(unit.text)) return [];
  const count = unit.text.split(/\s+/u).length;
  if (count > manyWords || ofOthers.test(unit.text)) return [];
  if (count > fewWords && !ofJob.test(unit.text)) return [];
  const quote = quoteOf(text, unit.start, unit.end);
  return kinds.filter(([, pattern]) => pattern.test(unit.text)).map(([type]) => ({ type, quote }));
}
