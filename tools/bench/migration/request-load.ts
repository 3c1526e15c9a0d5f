import {
  createDataSource,
  ScanListRepository,
  ScansRepository,
  ScanWorkRepository,
} from '@rolefit/database';
import type { BenchUser } from '../stored-scans/insert-matches.ts';
import { aNewScan, resultWith } from '../stored-scans/one-scan.ts';

const leaseMs = 60_000;

/** How long the requests of a phase took, in milliseconds. */
export interface Phase {
  readonly took: number[];
  readonly failures: string[];
}

/** Requests that go on until they are stopped; the time of each counts for the phase in which it ends. */
export interface RequestLoad {
  startPhase(): Phase;
  stop(): Promise<void>;
}

/**
 * What gateways and workers send, through the same repositories and with the same time limits: a page of a long list, and scans that are added, claimed,
 * completed, read and deleted. Each client sends one request after the other, at most fifty a second.
 */
export async function startRequestLoad(
  url: string,
  users: readonly BenchUser[],
): Promise<RequestLoad> {
  const dataSource = await createDataSource({ url, poolSize: users.length }).initialize();
  const repositories = {
    lists: new ScanListRepository(dataSource),
    scans: new ScansRepository(dataSource),
    work: new ScanWorkRepository(dataSource),
  };
  let phase: Phase = { took: [], failures: [] };
  let isOver = false;
  const request = async <Answer>(send: () => Promise<Answer>): Promise<Answer | null> => {
    const start = performance.now();
    try {
      return await send();
    } catch (error) {
      phase.failures.push(String(error));
      return null;
    } finally {
      phase.took.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const clients = users.map(async (user, index) => {
    while (!isOver) {
      if (index === 0) await listPage(repositories.lists, user, request);
      else await scanOnce(repositories, user, request);
    }
  });
  return {
    startPhase: () => (phase = { took: [], failures: [] }),
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
      await dataSource.destroy();
    },
  };
}

type Request = <Answer>(send: () => Promise<Answer>) => Promise<Answer | null>;

const listPage = (lists: ScanListRepository, { userId }: BenchUser, request: Request) =>
  request(() => lists.list(userId, { sort: 'best-score', from: 1, limit: 10 }));

async function scanOnce(
  { scans, work }: { readonly scans: ScansRepository; readonly work: ScanWorkRepository },
  { userId, resumeId }: BenchUser,
  request: Request,
): Promise<void> {
  const added = await request(() => scans.add(userId, aNewScan()));
  if (added === null) return;
  const { id } = added.scan;
  const claim = await request(() => work.claim({ id, userId }, leaseMs));
  if (claim !== null) await request(() => work.complete(claim, resultWith(resumeId)));
  await request(() => scans.find(userId, id));
  await request(() => scans.delete(userId, id));
}
