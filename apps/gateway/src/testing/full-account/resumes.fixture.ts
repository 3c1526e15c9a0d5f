import { apiBasePath } from '@rolefit/contracts';
import { aReading } from '@rolefit/database/testing';
import { aQuote, aResumeFacts, makePdf } from '@rolefit/testing';
import type { SignedInCaller, TestGateway } from '../gateway.fixture.js';

/** @returns the id of the resume that has been read */
export async function fillResumes(
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
