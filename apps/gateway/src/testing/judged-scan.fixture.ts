import { PostingReadingsRepository, ScanWorkRepository } from '@rolefit/database';
import { aMatch, aPostingReading, aReading, aResume, aScan } from '@rolefit/database/testing';
import { aResumeFacts, someHighlights } from '@rolefit/testing';
import type { TestGateway } from './gateway.fixture.js';

/** A completed scan of a user with a resume that has been read, as workers leave them. @returns its id */
export async function aJudgedScan({ database }: TestGateway, userId: string): Promise<string> {
  const { dataSource } = database;
  const resume = await aResume(dataSource, userId);
  await dataSource.query(
    `UPDATE resumes SET evaluation_status = 'completed', evaluation_updated_at = now(), text = 'Baker', pages = 1, hidden = '[]', facts = $2, reading = $3 WHERE id = $1`,
    [resume.id, JSON.stringify(aResumeFacts()), JSON.stringify(aReading)],
  );
  const scan = await aScan(dataSource, userId);
  const work = new ScanWorkRepository(dataSource);
  const claim = await work.claim({ id: scan.id, userId }, 60_000);
  if (claim === null) throw new Error('the scan could not be claimed');
  await new PostingReadingsRepository(dataSource).keep(
    claim.postingHash,
    aReading.analyser,
    aPostingReading(),
  );
  await work.complete(claim, {
    match: aMatch(50),
    highlights: someHighlights(),
    gaps: [],
    isOwnField: true,
    otherResumes: [],
    readTitle: null,
    resumeId: resume.id,
    profileRevision: 0,
    analyser: aReading.analyser,
  });
  return scan.id;
}
