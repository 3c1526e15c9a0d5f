import type { PostingFacts, Requirement } from '@rolefit/contracts';
import { postingSide } from './asks/posting-asks.js';

/** The requirements of a posting that are linked and judged, in text order. */
export function requirementsOf(posting: PostingFacts): Requirement[] {
  return postingSide(posting).asks.requirements.map(({ requirement }) => requirement);
}
