import { failureOf } from '@rolefit/contracts';
import { SavedScansRepository } from '@rolefit/database';
import { aMatch, aReading, aScan } from '@rolefit/database/testing';
import { aPostingFacts, aQuote, someHighlights } from '@rolefit/testing';
import type { SignedInCaller, TestGateway } from '../gateway.fixture.js';

export async function fillScan(
  { database: { dataSource } }: TestGateway,
  { user: { id: userId } }: SignedInCaller,
  { word, resumeId }: { word: string; resumeId: string },
): Promise<void> {
  const scan = await aScan(dataSource, userId, {
    jobId: `${word} job`,
    title: `=${word} title`,
    companyName: `${word} Ltd`,
    logo: `https://${word}.example/logo`,
    url: `https://${word}.example/job`,
    postingText: `${word} posting`,
    postingHash: `${word} hash`,
  });
  await dataSource.query(
    `UPDATE scans SET status = 'completed', read_title = $2, score = $3, overall_score = 74, ready_to_apply = true, former_score = 61, former_score_at = now() - interval '90 days', failure = $4, reading_record = $5, highlights = $6 WHERE id = $1`,
    [
      scan.id,
      `${word} read title`,
      JSON.stringify(aMatch(74).score),
      JSON.stringify({ code: 'INTERNAL', message: `${word} failure`, retryable: true }),
      JSON.stringify({
        analyser: aReading.analyser,
        reading: { ...aReading, model: `${word} reader` },
        modelCalls: [
          {
            model: `${word} called`,
            inputTokens: 1,
            outputTokens: 2,
            costUsd: 0.03,
            durationMs: 4,
          },
        ],
      }),
      JSON.stringify(
        someHighlights({
          place: { name: `${word} place`, arrangement: 'hybrid' },
          missing: [{ name: `${word} missed`, isRequired: true }],
          missingCount: 1,
          conditions: [{ status: 'unknown', ask: { type: 'licence', name: `${word} licence` } }],
        }),
      ),
    ],
  );
  await dataSource.query(
    `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, other_resumes) VALUES ($1, $2, $3, 1, $4, $5, $6, $7)`,
    [
      scan.id,
      userId,
      resumeId,
      `${word} hash`,
      aReading.analyser,
      JSON.stringify(aMatchOf(word)),
      JSON.stringify([
        {
          number: 1,
          overallScore: 64,
          readyToApply: false,
          isReadClosely: true,
          lacks: [`${word} lacked`],
        },
      ]),
    ],
  );
  await dataSource.query(
    `INSERT INTO posting_readings (posting_hash, analyser, facts, reading) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [
      `${word} hash`,
      aReading.analyser,
      JSON.stringify(aPostingFacts({ language: `${word} language` })),
      JSON.stringify({ ...aReading, model: `${word} reader` }),
    ],
  );
  const reader = { kind: 'agent', name: `${word} agent` };
  const effect = {
    reader,
    rejectedClaims: 3,
    requirementsRead: 7,
    estimate: 51,
    found: 2,
    unfounded: 1,
  };
  await dataSource.query(
    `INSERT INTO close_readings (scan_id, user_id, status, failure, resume_id, reader, evidence, refused, rejected_claims, effect, model_calls, read_at, runner_up)
     VALUES ($1, $2, 'failed', $3, $4, $5, $6, $7, 3, $8, $9, now(), $10)`,
    [
      scan.id,
      userId,
      JSON.stringify(failureOf('MODEL_REFUSED')),
      resumeId,
      JSON.stringify(reader),
      JSON.stringify([
        { kind: 'skill', requirement: `${word} asked`, verdict: 'shown', quotes: [aQuote(word)] },
      ]),
      JSON.stringify([{ requirementId: 'r1', quote: `${word} forged`, reason: 'Not there' }]),
      JSON.stringify(effect),
      JSON.stringify([
        { model: `${word} linked`, inputTokens: 3, outputTokens: 4, costUsd: 0.05, durationMs: 6 },
      ]),
      JSON.stringify({
        resumeId,
        reader,
        rejectedClaims: 0,
        evidence: [
          { kind: 'skill', requirement: `${word} too`, verdict: 'partly', quotes: [aQuote(word)] },
        ],
      }),
    ],
  );
  await new SavedScansRepository(dataSource).save(userId, scan.id, {
    stage: 'offer',
    note: `${word} note`,
  });
  await aScan(dataSource, userId, { jobId: 'waits' });
}

/** A match with texts of this word. */
export const aMatchOf = (word: string) => ({
  ...aMatch(74),
  points: [
    {
      subScore: 'skillsScore' as const,
      label: `Knows ${word}`,
      importance: 'required' as const,
      credit: 0.5,
      points: 20,
      pointsPossible: 40,
      reason: 'Half',
      postingQuote: aQuote(`asks ${word}`),
      resumeQuote: aQuote(`has ${word}`),
      via: null,
    },
  ],
});
