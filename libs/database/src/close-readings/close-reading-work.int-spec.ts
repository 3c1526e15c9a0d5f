import { aResumeFacts, someHighlights } from '@rolefit/testing';
import { MatchesRepository } from '../matches/matches.repository.js';
import { EvaluationsRepository } from '../resumes/evaluations.repository.js';
import { ResumesRepository } from '../resumes/resumes.repository.js';
import { run } from '../run.js';
import {
  aMatch,
  anEvaluationResult,
  aResume,
  aScan,
  aUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.js';
import { CloseReadingWorkRepository } from './close-reading-work.repository.js';
import { CloseReadingsRepository } from './close-readings.repository.js';

const leaseMs = 60_000;

describe('the completion of a close reading', () => {
  let database: TestDatabase;
  let readings: CloseReadingWorkRepository;
  beforeAll(async () => {
    database = await createTestDatabase();
    readings = new CloseReadingWorkRepository(database.dataSource);
  });
  afterAll(() => database.drop());

  /** A scan with a match, whose close reading is claimed. */
  async function aClaim() {
    const { dataSource } = database;
    const { id: userId } = await aUser(dataSource);
    const { id: resumeId } = await aResume(dataSource, userId);
    await new ResumesRepository(dataSource).requestEvaluation(userId, resumeId);
    const evaluations = new EvaluationsRepository(dataSource);
    const evaluation = await evaluations.claim({ id: resumeId, userId }, leaseMs);
    await evaluations.complete(evaluation!, anEvaluationResult(aResumeFacts()), () => []);
    const { id: scanId } = await aScan(dataSource, userId);
    await run(dataSource, `UPDATE scans SET status = 'completed' WHERE id = $1`, [scanId]);
    const { profileRevision } = (await new MatchesRepository(dataSource).profileFor(userId))!;
    await run(
      dataSource,
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, gaps) VALUES ($1, $2, $3, $4, 'hash', 'a', $5, '[]')`,
      [scanId, userId, resumeId, profileRevision, JSON.stringify(aMatch(70))],
    );
    await new CloseReadingsRepository(dataSource).request(userId, scanId);
    const claim = (await readings.claim({ id: scanId, userId }, leaseMs))!;
    const reader = { kind: 'model', name: 'm' } as const;
    const pair = { resumeId, reader, readerVersion: 'm 1', evidence: [], rejectedClaims: 0 };
    return { userId, scanId, resumeId, profileRevision, claim, pair };
  }

  it('waits for a rescore of its scan, where a deadlock would lose what was paid for', async () => {
    const { dataSource } = database;
    const { userId, scanId, resumeId, profileRevision, claim, pair } = await aClaim();
    let completing: Promise<string> | null = null;
    await dataSource.transaction(async (manager) => {
      // As in a rescore: the scan first, then its match and its close reading.
      await run(manager, 'SELECT id FROM scans WHERE id = $1 FOR UPDATE', [scanId]);
      completing = readings.complete(claim, {
        resumeId,
        match: aMatch(80),
        gaps: [],
        isOwnField: false,
        otherResumes: [],
        highlights: someHighlights(),
        pairs: [pair],
        isToBeContinued: false,
        refused: [],
        modelCalls: [],
        profileRevision,
      });
      await untilItWaits();
      await run(manager, 'UPDATE matches SET is_own_field = true WHERE scan_id = $1', [scanId]);
      await run(manager, 'UPDATE close_readings SET effect = NULL WHERE scan_id = $1', [scanId]);
    });
    await expect(completing).resolves.toBe('done');
    await expect(readings.stored({ id: scanId, userId })).resolves.toMatchObject([
      { resumeId, resumeNumber: 1 },
    ]);
  });

  async function untilItWaits(): Promise<void> {
    for (;;) {
      const waiting = await run(
        database.dataSource,
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'WITH owner AS%'`,
      );
      if (waiting.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
});
