import { aPostingFacts, aQuote, aRequirement, aResumeFacts } from '@rolefit/testing';
import { builtInLinker, type Link, type Linker, openCase } from '@rolefit/linking';
import { judgeCase } from '../verdict.js';

const quote = aQuote('NMC registration as an adult nurse');
const posting = aPostingFacts({
  licences: [{ name: 'Registered nurse', importance: 'required', quote }],
  requirements: [aRequirement(quote.text, { id: 'licence', kind: 'licence' })],
});
const line = aQuote('Registered adult nurse (NMC) with four years on acute wards');

/** The condition, where the built-in linker's links are changed so. */
function conditionWith(change: Partial<Link>) {
  const linker: Linker = {
    ...builtInLinker,
    link: (input) => builtInLinker.link(input).map((link) => ({ ...link, ...change })),
  };
  const { knockouts } = judgeCase(openCase(posting, aResumeFacts(), []), linker);
  const found = knockouts.find(({ kind }) => kind === 'licence');
  return [found?.status, found?.resumeQuote];
}

describe('a licence that is a requirement and an open condition', () => {
  it('is met where the rules found it in a line outside the list of licences', () => {
    expect(conditionWith({ by: 'wording', verdict: 'shown', quotes: [line] })).toEqual([
      'met',
      line,
    ]);
  });

  it('stays open where its requirement is met in part, or not at all', () => {
    expect(conditionWith({ by: 'wording', verdict: 'partly', quotes: [line] })).toEqual([
      'unknown',
      null,
    ]);
    expect(conditionWith({})).toEqual(['unknown', null]);
  });
});
