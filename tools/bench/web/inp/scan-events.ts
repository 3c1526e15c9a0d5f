import type { ScanStatus } from '@rolefit/contracts';
import type { RealtimeEmitter } from '@rolefit/realtime';
import type { ScanOutcome } from '../../live-events/copy-scans.ts';
import { connectDatabase } from '../../servers/database-client.ts';
import { createEmitter } from '../../servers/emitter.ts';

/** The live events of a worker that scans without pause: each state is committed and sent, and nothing is read or judged. */
export interface ScanEvents {
  readonly start: () => void;
  /** Stops at the end of a scan. */
  readonly pause: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface ScanEventsOptions {
  /** The environment of the Rolefit that runs. */
  readonly env: NodeJS.ProcessEnv;
  readonly databaseUrl: string;
  readonly userId: string;
  /** Newest first. */
  readonly scans: readonly ScanOutcome[];
  readonly perSecond: number;
}

/** One change of state. */
interface Step {
  readonly id: string;
  readonly status: ScanStatus;
  readonly send: (emitter: RealtimeEmitter, userId: string) => void;
  /** Whether the scan is done. */
  readonly isLast: boolean;
}

const tickMs = 10;
/** Scans on the first page of the list. */
const firstPage = 10;

export async function createScanEvents({
  env,
  databaseUrl,
  userId,
  scans,
  perSecond,
}: ScanEventsOptions): Promise<ScanEvents> {
  const emitter = createEmitter(env);
  const client = await connectDatabase(databaseUrl);
  const steps = stepsOf(scans);
  let timer: NodeJS.Timeout | undefined;
  let sent = 0;
  let last = Promise.resolve();
  const next = (): boolean => {
    const { id, status, send, isLast } = steps.next().value;
    last = last.then(async () => {
      await client.query('UPDATE scans SET status = $2, updated_at = now() WHERE id = $1', [
        id,
        status,
      ]);
      send(emitter, userId);
    });
    sent += 1;
    return isLast;
  };
  const start = (): void => {
    const startedAt = performance.now();
    sent = 0;
    timer = setInterval(() => {
      const due = ((performance.now() - startedAt) / 1000) * perSecond;
      while (sent < due) next();
    }, tickMs);
  };
  const pause = async (): Promise<void> => {
    clearInterval(timer);
    while (!next());
    await last;
  };
  const close = async (): Promise<void> => {
    clearInterval(timer);
    await last;
    await client.end();
    await emitter.onApplicationShutdown();
  };
  return { start, pause, close };
}

/** Scan by scan, endlessly. Every fourth is on the first page of the list; the others are spread over the rest. */
function* stepsOf(scans: readonly ScanOutcome[]): Generator<Step, never> {
  const [newest, older] = [scans.slice(0, firstPage), scans.slice(firstPage)];
  for (let turn = 0; ; turn += 1) {
    const outcome =
      turn % 4 === 0 ? newest[(turn / 4) % newest.length] : older[(turn * 37) % older.length];
    if (outcome === undefined) throw new Error(`the list has only ${scans.length} scans`);
    yield* stepsOfScan(outcome);
  }
}

function* stepsOfScan(outcome: ScanOutcome): Generator<Step, void> {
  const { _id } = outcome;
  for (const status of ['reading', 'matching'] as const)
    yield {
      id: _id,
      status,
      send: (emitter, userId) => emitter.emit(userId, 'scan.progress', { _id, status }),
      isLast: false,
    };
  yield {
    id: _id,
    status: 'completed',
    send: (emitter, userId) =>
      emitter.emit(userId, 'scan.completed', { ...outcome, status: 'completed' }),
    isLast: true,
  };
}
