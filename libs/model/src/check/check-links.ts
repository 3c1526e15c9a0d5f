import { readClosely } from '@rolefit/close-reading';
import type { CloseReading } from '@rolefit/contracts';
import { type LanguageModel, readPosting } from '@rolefit/reading';
import { knownPosting, knownResume, knownVerdicts } from './known-pair.js';

/** One part of a check. */
export interface CheckedPart {
  readonly name: string;
  readonly isOk: boolean;
  readonly says: string;
}

/** Has the model find the evidence for the known pair. */
export async function checkLinks(model: LanguageModel): Promise<CheckedPart> {
  const { facts } = await readPosting(knownPosting);
  const { closeReading } = await readClosely(
    { posting: facts, resumeText: knownResume },
    { model, now: () => performance.now() },
  );
  const { evidence, rejectedClaims } = closeReading;
  const quotes = evidence.flatMap((one) => one.quotes).length;
  const wrong = knownVerdicts.filter(([word, verdict]) => verdictOn(word, evidence) !== verdict);
  const right = knownVerdicts.length - wrong.length;
  const missed = wrong.map(([word]) => word).join(', ');
  return {
    name: 'Evidence',
    isOk: wrong.length <= 1 && quotes > 0,
    says: `${right} of ${knownVerdicts.length} verdicts right${missed === '' ? '' : ` (wrong: ${missed})`}, ${quotes} quotes verified, ${rejectedClaims} claims without a source`,
  };
}

function verdictOn(word: string, evidence: CloseReading['evidence']): string | undefined {
  return evidence.find(({ requirement }) => requirement.includes(word))?.verdict;
}
