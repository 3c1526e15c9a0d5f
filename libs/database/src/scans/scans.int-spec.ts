import {
  aMatch,
  aNewScan,
  aPostingReading,
  aScan,
  aUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.js';
import { run } from '../run.js';
import { PostingReadingsRepository } from '../postings/posting-readings.repository.js';
import { ScansRepository } from './scans.repository.js';

describe("a user's scans", () => {
  let database: TestDatabase;
  let scans: ScansRepository;
  beforeAll(async () => {
    database = await createTestDatabase();
    scans = new ScansRepository(database.dataSource);
  });
  afterAll(() => database.drop());

  it('adds one scan per jobId, however often it is sent', async () => {
    const user = await aUser(database.dataSource);
    const scan = aNewScan();
    const added = await Promise.all(Array.from({ length: 5 }, () => scans.add(user.id, scan)));
    expect(new Set(added.map((answer) => answer.scan.id)).size).toBe(1);
    expect(added.filter((answer) => answer.isNew)).toHaveLength(1);
  });

  it('distinguishes the same jobId of two users', async () => {
    const [first, second] = await Promise.all([
      aUser(database.dataSource),
      aUser(database.dataSource),
    ]);
    const scan = aNewScan();
    const [one, two] = await Promise.all([scans.add(first.id, scan), scans.add(second.id, scan)]);
    expect(one.scan.id).not.toBe(two.scan.id);
    // A duplicate request finds the user's own scan.
    expect([
      (await scans.add(first.id, scan)).scan.id,
      (await scans.add(second.id, scan)).scan.id,
    ]).toEqual([one.scan.id, two.scan.id]);
  });

  it("shows and deletes nothing of another user's", async () => {
    const [owner, other] = await Promise.all([
      aUser(database.dataSource),
      aUser(database.dataSource),
    ]);
    const scan = await aScan(database.dataSource, owner.id);
    await expect(scans.find(other.id, scan.id)).resolves.toBeNull();
    await expect(scans.delete(other.id, scan.id)).resolves.toBe(false);
    await expect(scans.rescan(other.id, scan.id)).resolves.toEqual({ scan: null, isQueued: false });
    await expect(scans.find(owner.id, scan.id)).resolves.not.toBeNull();
  });

  it("deletes a posting's shared reading with the last scan that refers to it", async () => {
    const readings = new PostingReadingsRepository(database.dataSource);
    const [first, second] = await Promise.all([
      aUser(database.dataSource),
      aUser(database.dataSource),
    ]);
    const text = aNewScan();
    const one = (await scans.add(first.id, text)).scan;
    const two = (await scans.add(second.id, text)).scan;
    await readings.keep(text.postingHash, 'test', aPostingReading());
    await scans.delete(first.id, one.id);
    await expect(readings.find(text.postingHash, 'test')).resolves.not.toBeNull();
    await scans.delete(second.id, two.id);
    await expect(readings.find(text.postingHash, 'test')).resolves.toBeNull();
  });

  it('leaves no reading behind when the last two scans of a posting are deleted at the same time', async () => {
    const readings = new PostingReadingsRepository(database.dataSource);
    for (let round = 0; round < 20; round += 1) {
      const owners = await Promise.all([aUser(database.dataSource), aUser(database.dataSource)]);
      const text = aNewScan();
      const added = await Promise.all(
        owners.map(async ({ id }) => ({ userId: id, scanId: (await scans.add(id, text)).scan.id })),
      );
      await readings.keep(text.postingHash, 'test', aPostingReading());
      await expect(
        Promise.all(added.map(({ userId, scanId }) => scans.delete(userId, scanId))),
      ).resolves.toEqual([true, true]);
      await expect(readings.find(text.postingHash, 'test')).resolves.toBeNull();
    }
  });

  it('queues an ended scan again and skips a waiting one', async () => {
    const user = await aUser(database.dataSource);
    const scan = await aScan(database.dataSource, user.id);
    await expect(scans.rescan(user.id, scan.id)).resolves.toMatchObject({ isQueued: false });
    await run(database.dataSource, `UPDATE scans SET status = 'failed', score = $2 WHERE id = $1`, [
      scan.id,
      JSON.stringify(aMatch(50).score),
    ]);
    const again = await scans.rescan(user.id, scan.id);
    expect(again).toMatchObject({
      isQueued: true,
      scan: { status: 'queued', handover: scan.handover + 1 },
    });
  });
});
