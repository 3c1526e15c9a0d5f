import { apiBasePath, failureOf } from '@rolefit/contracts';
import { AnswersRepository, SavedScansRepository, UsersRepository } from '@rolefit/database';
import { aMatch, aReading, aScan } from '@rolefit/database/testing';
import { aPostingFacts, aQuote, aResumeFacts, makePdf, someHighlights } from '@rolefit/testing';
import type { SignedInCaller, TestGateway } from './gateway.fixture.js';

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

async function fillProfile(
  gateway: TestGateway,
  caller: SignedInCaller,
  word: string,
): Promise<void> {
  const { dataSource } = gateway.database;
  const userId = caller.user.id;
  await new UsersRepository(dataSource).updateFields(userId, {
    name: `${word} name`,
    email: `${word}@example.org`,
    bio: `${word} bio`,
    location: `${word} place`,
    blogLink: `https://${word}.example`,
  });
  await dataSource.query(`UPDATE users SET avatar = $2, removed_skills = $3 WHERE id = $1`, [
    userId,
    `https://${word}.example/picture`,
    [`${word} removed`],
  ]);
  await new AnswersRepository(dataSource).change(userId, () => ({
    licences: { items: [`${word} licence`], isComplete: true },
  }));
  await caller.call('POST', `${apiBasePath}/users/profile/corrections`, {
    body: {
      about: 'requirement',
      words: `${word} requirement`,
      ruling: { type: 'have', line: `${word} proof` },
    },
  });
  await caller.call('PATCH', `${apiBasePath}/users/profile/skills`, {
    body: { skills: [{ name: `${word} skill`, score: 50 }] },
  });
  await dataSource.query(`UPDATE profile_skills SET quote = $2 WHERE user_id = $1`, [
    userId,
    `${word} line`,
  ]);
}

async function fillSessions(
  { database }: TestGateway,
  { user }: SignedInCaller,
  word: string,
): Promise<void> {
  await database.dataSource.query(
    `UPDATE sessions SET browser = $2, system = $3, rotations = ARRAY[now()] WHERE user_id = $1`,
    [user.id, `${word} browser`, `${word} system`],
  );
  await database.dataSource.query(
    `INSERT INTO sessions (id, user_id, kind, browser, expires_at, revoked_at) VALUES (gen_random_uuid(), $1, 'web', $2, now(), now())`,
    [user.id, `${word} former browser`],
  );
  await database.dataSource.query(
    `INSERT INTO access_tokens (id, user_id, name, hint, hash, scopes, expires_at, last_used_at)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, '{scans:read}', now() + interval '1 day', now())`,
    [user.id, `${word} token`, `${word} hint`, `hash of a token of ${user.id}`],
  );
  await database.dataSource.query(
    `INSERT INTO passkeys (user_id, id, credential_id, public_key, signatures, transports, site, name, last_used_at)
     VALUES ($1, gen_random_uuid(), $2, $3, 7, $4, $5, $6, now())`,
    [
      user.id,
      `${word} credential`,
      `${word} key`,
      [`${word} transport`],
      `${word}.example`,
      `${word} passkey`,
    ],
  );
  await database.dataSource.query(
    `INSERT INTO invitations (id, user_id, note, hash, expires_at, accepted_at)
     VALUES (gen_random_uuid(), $1, $2, $3, now() + interval '1 day', now())`,
    [user.id, `${word} guest`, `hash of an invitation of ${user.id}`],
  );
  await database.dataSource.query(
    `INSERT INTO audit_entries (id, user_id, event, provider) VALUES (gen_random_uuid(), $1, 'signed-in', 'google')`,
    [user.id],
  );
}

/** @returns the id of the resume that has been read */
async function fillResumes(
  gateway: TestGateway,
  caller: SignedInCaller,
  word: string,
): Promise<string> {
  const resumeId = await uploadResume(
    gateway,
    caller,
    makePdf([`${word} first`]),
    `${word} one.pdf`,
  );
  const removedId = await uploadResume(
    gateway,
    caller,
    makePdf([`${word} second`]),
    `${word} two.pdf`,
  );
  const waitingId = await uploadResume(
    gateway,
    caller,
    makePdf([`${word} third`]),
    `${word} three.pdf`,
  );
  await gateway.database.dataSource.query(
    `UPDATE resumes SET evaluation_status = 'completed', evaluation_updated_at = now(), text = $2, read_as = 'text', pages = 1, hidden = $3, facts = $4, reading = $5 WHERE id = $1`,
    [
      resumeId,
      `${word} read`,
      JSON.stringify([{ reason: 'white', page: 1, text: `${word} hidden` }]),
      JSON.stringify(aResumeFacts({ places: [{ place: `${word} town`, quote: aQuote(word) }] })),
      JSON.stringify({ ...aReading, model: `${word} model` }),
    ],
  );
  await gateway.database.dataSource.query(
    `UPDATE resumes SET evaluation_status = 'failed', evaluation_updated_at = now(), failure_code = 'RESUME_NO_TEXT' WHERE user_id = $1 AND id <> $2`,
    [caller.user.id, resumeId],
  );
  await gateway.database.dataSource.query(
    `UPDATE resumes SET evaluation_status = 'queued', failure_code = 'MODEL_AWAY', waits_since = now() - interval '1 hour' WHERE id = $1`,
    [waitingId],
  );
  await gateway.database.dataSource.query(
    `INSERT INTO named_resumes (user_id, number, name, removed_at) VALUES ($1, 1, $2, NULL), ($1, 2, $3, '2026-01-02 03:04:05.678Z')`,
    [caller.user.id, `${word} resume`, `${word} former resume`],
  );
  await gateway.database.dataSource.query('UPDATE resumes SET resume_number = 2 WHERE id = $1', [
    removedId,
  ]);
  return resumeId;
}

async function fillScan(
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

/** @returns the id of the new version of the resume */
export async function uploadResume(
  gateway: TestGateway,
  caller: SignedInCaller,
  pdf: Uint8Array,
  name: string,
): Promise<string> {
  const body = new FormData();
  body.append('resume', new File([pdf as BlobPart], name, { type: 'application/pdf' }));
  expect((await caller.call('POST', `${apiBasePath}/users/profile/resume`, { body })).status).toBe(
    200,
  );
  const [row] = await gateway.database.dataSource.query<{ id: string }[]>(
    'SELECT id FROM resumes WHERE user_id = $1 ORDER BY version DESC LIMIT 1',
    [caller.user.id],
  );
  return row!.id;
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
