import type { SignedInCaller, TestGateway } from '../gateway.fixture.js';
import { fillProfile } from './profile.fixture.js';
import { fillResumes } from './resumes.fixture.js';
import { fillScan } from './scan.fixture.js';
import { fillSessions } from './sessions.fixture.js';

/** Fills every field that an account can have with words that start with the given one. */
export async function fillAccount(
  gateway: TestGateway,
  caller: SignedInCaller,
  word: string,
): Promise<void> {
  await fillProfile(gateway, caller, word);
  await fillSessions(gateway, caller, word);
  const resumeId = await fillResumes(gateway, caller, word);
  await fillScan(gateway, caller, { word, resumeId });
}
