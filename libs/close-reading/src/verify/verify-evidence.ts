import {
  type EvidenceClaim,
  limits,
  type LinkVerdict,
  type Quote,
  type Requirement,
  type VerifiedEvidence,
} from '@rolefit/contracts';
import { type Claims, claimsAbout, readableText } from '@rolefit/reading';
import { withoutLineNumbers } from '../prompt/numbered.js';
import { quoteRefusal } from './check-quote.js';
import type { Refusal, RefusalReason } from './refusal.js';

/** The claims that count, and those that were refused. */
export interface Verified {
  /** One entry for each requirement with a claim, in the order of the requirements. */
  readonly evidence: readonly VerifiedEvidence[];
  readonly refused: readonly Refusal[];
}

interface Checked {
  readonly quotes: readonly Quote[];
  readonly refused: readonly Refusal[];
}

function checkQuotes(
  { requirementId, quotes }: EvidenceClaim,
  requirement: Requirement,
  claims: Claims,
): Checked {
  const kept: Quote[] = [];
  const refused: Refusal[] = [];
  for (const claimed of quotes.slice(0, limits.evidenceQuotes)) {
    const words = withoutLineNumbers(claimed);
    const quote = claims.isPersonal(words) ? null : claims.locate(words);
    const reason: RefusalReason | null =
      quote === null ? 'not-in-resume' : quoteRefusal(quote, requirement, claims);
    if (quote !== null && reason === null) kept.push(quote);
    else if (reason !== null) refused.push({ requirementId, reason, quote: claimed });
  }
  return { quotes: kept, refused };
}

function evidenceFor(
  { kind, quote }: Requirement,
  verdict: LinkVerdict,
  quotes: readonly Quote[],
): VerifiedEvidence {
  return { kind, requirement: quote.text, verdict, quotes: [...quotes] };
}

function verifyClaim(
  claim: EvidenceClaim,
  requirement: Requirement,
  claims: Claims,
): { evidence: VerifiedEvidence; refused: readonly Refusal[] } {
  const nothing = evidenceFor(requirement, 'not-found', []);
  if (claim.verdict === 'not-found') return { evidence: nothing, refused: [] };
  const { requirementId } = claim;
  if (claim.quotes.length === 0)
    return { evidence: nothing, refused: [{ requirementId, reason: 'no-quote', quote: null }] };
  const { quotes, refused } = checkQuotes(claim, requirement, claims);
  // A resume is also evidence for the language it is written in, which the rules detect.
  if (quotes.length === 0 && refused.every(({ reason }) => reason === 'names-no-language'))
    return { evidence: { ...nothing, isLeftToRules: true }, refused };
  return quotes.length === 0
    ? { evidence: nothing, refused }
    : { evidence: evidenceFor(requirement, claim.verdict, quotes), refused };
}

/**
 * Verifies claims about a resume: a claim counts only if it quotes words that are in the resume and that can be evidence for that kind of requirement. A verdict
 * without a valid quote becomes `not-found`. Source: LEDGER 3.
 * @param requirements of the posting, as `requirementsOf` gives them
 * @param resumeText the stored text; claims may quote it redacted
 * @param claimed untrusted
 */
export async function verifyEvidence(
  requirements: readonly Requirement[],
  resumeText: string,
  claimed: readonly EvidenceClaim[],
): Promise<Verified> {
  const claims = claimsAbout(await readableText(resumeText), 'read-resume');
  const known = new Map(requirements.map((one) => [one.id, one]));
  const found = new Map<Requirement, VerifiedEvidence>();
  const refused: Refusal[] = [];
  for (const claim of claimed) {
    const requirement = known.get(claim.requirementId);
    if (requirement === undefined || found.has(requirement)) {
      const reason = requirement === undefined ? 'unknown-requirement' : 'repeated';
      refused.push({ requirementId: claim.requirementId, reason, quote: null });
      continue;
    }
    const verified = verifyClaim(claim, requirement, claims);
    found.set(requirement, verified.evidence);
    refused.push(...verified.refused);
  }
  return { evidence: requirements.flatMap((one) => found.get(one) ?? []), refused };
}
