import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, JobDetail, ScanStatus } from '@rolefit/contracts';
import { unzip } from '@rolefit/testing';
import { scanRequest } from '../scans/scan-load.ts';
import { type ApiCaller, apiCaller } from '../servers/api-caller.ts';
import { connected, openSocket } from '../servers/live-socket.ts';
import { type Features, featuresOf } from './pair-classifier.ts';

/** Records everything that one user can learn about their own scans: all answers of the API, all events, and their times. */
export interface ScanObserver {
  /** Scans one posting and waits for its end; to be called for one posting at a time. @returns the id of the scan */
  readonly scan: (jobDescription: string) => Promise<string>;
  /** Features by the id of the scan, those of the user's exports included. */
  readonly observations: () => Promise<ReadonlyMap<string, Features>>;
  readonly close: () => void;
}

interface ArrivedEvent {
  readonly name: string;
  readonly payload: { readonly _id?: string; readonly status?: string };
  readonly at: number;
}

/** Milliseconds since the request, by what happened then. */
type Times = Readonly<Record<string, number>>;

const ended: readonly ScanStatus[] = ['completed', 'needs-text', 'failed', 'waiting-for-resume'];
const pollEveryMs = 25;

export async function observeScans(gatewayUrl: string, accessToken: string): Promise<ScanObserver> {
  const call = apiCaller(gatewayUrl, accessToken);
  const socket = openSocket(gatewayUrl, accessToken);
  const arrived: ArrivedEvent[] = [];
  socket.onAny((name: string, payload: ArrivedEvent['payload']) =>
    arrived.push({ name, payload, at: performance.now() }),
  );
  await connected(socket);
  const seen = new Map<string, Features>();

  const scan = async (jobDescription: string): Promise<string> => {
    const sentAt = performance.now();
    const { _id } = await call('createScan', { body: scanRequest(jobDescription) });
    const answered = performance.now() - sentAt;
    const { detail, states, times } = await pollUntilEnded(call, _id, sentAt);
    await until(() =>
      arrived.some(({ name, payload }) => name === 'scan.completed' && payload._id === _id),
    );
    const events = arrived.filter(({ payload }) => payload._id === _id);
    const allTimes: Times = {
      answered,
      ...times,
      ...Object.fromEntries(
        events.map(({ name, payload, at }) => [`event ${name} ${payload.status}`, at - sentAt]),
      ),
    };
    const listed = (await call('listScans')).jobs.find((job) => job._id === _id);
    seen.set(
      _id,
      featuresOf({
        times: allTimes,
        states,
        listed,
        events: events.map(({ payload }) => payload),
        differences: differencesOf(detail, allTimes),
      }),
    );
    return _id;
  };

  const observations = async (): Promise<ReadonlyMap<string, Features>> => {
    const { exported, archived } = await fetchExports(gatewayUrl, accessToken);
    return new Map(
      [...seen].map(([id, features]) => [
        id,
        { ...features, ...featuresOf({ exported: exported.get(id), archived: archived.get(id) }) },
      ]),
    );
  };

  return { scan, observations, close: () => void socket.close() };
}

interface Polled {
  readonly detail: JobDetail;
  /** The first answer in each state, with the duration of the scan until then. */
  readonly states: Readonly<Record<string, JobDetail & { readonly updated: number }>>;
  /** When each state was seen first. */
  readonly times: Times;
}

async function pollUntilEnded(call: ApiCaller, id: string, sentAt: number): Promise<Polled> {
  const states: Record<string, JobDetail & { readonly updated: number }> = {};
  const times: Record<string, number> = {};
  for (;;) {
    const detail = await call('getScan', { id });
    times[`seen ${detail.status}`] ??= performance.now() - sentAt;
    states[detail.status] ??= {
      ...detail,
      updated: Date.parse(detail.updatedAt) - Date.parse(detail.createdAt),
    };
    await sleep(pollEveryMs);
    if (detail.status === 'failed') throw new Error(`a scan failed: ${detail.failure?.code}`);
    if (ended.includes(detail.status)) return { detail, states, times };
  }
}

/** Features of an attacker who looks for readings that took longer, or cost more, than the scan that reports them. */
function differencesOf(
  { createdAt, updatedAt, judged, reading, modelCalls }: JobDetail,
  times: Times,
): Readonly<Record<string, number | boolean>> {
  const scanMs = Date.parse(updatedAt) - Date.parse(createdAt);
  const readMs =
    (times['event scan.progress matching'] ?? NaN) - (times['event scan.progress reading'] ?? NaN);
  const callsMs = modelCalls.reduce((sum, { durationMs }) => sum + durationMs, 0);
  if (reading === null) throw new Error('a scan has ended without a reading');
  return {
    scanMs,
    judgedMs: Date.parse(judged?.at ?? updatedAt) - Date.parse(createdAt),
    scanBesideReading: scanMs - reading.durationMs,
    isReadingLongerThanScan: reading.durationMs > scanMs,
    waitBesideReading: readMs - reading.durationMs,
    readingBesideCalls: reading.durationMs - callsMs,
    shareOfCalls: callsMs / Math.max(1, reading.durationMs),
    hasModelWithoutCalls: reading.model !== null && modelCalls.length === 0,
  };
}

type ExportedScans = ReadonlyMap<string, Pick<Job, '_id'>>;

/** All scans as the export of scans and the export of the account show them, by id. */
async function fetchExports(
  gatewayUrl: string,
  accessToken: string,
): Promise<{ readonly exported: ExportedScans; readonly archived: ExportedScans }> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const [scans, account] = await Promise.all([
    fetch(`${gatewayUrl}/api/v1/jobs/export?format=json`, { headers }),
    fetch(`${gatewayUrl}/api/v1/users/profile/export`, { headers }),
  ]);
  const files = await unzip(Buffer.from(await account.arrayBuffer()));
  return {
    exported: byId(await scans.json()),
    archived: byId(JSON.parse(files.get('scans.json')?.toString('utf8') ?? '[]')),
  };
}

function byId(document: unknown): ExportedScans {
  const scans = (
    Array.isArray(document) ? document : (document as { readonly jobs: unknown }).jobs
  ) as readonly Pick<Job, '_id'>[];
  return new Map(scans.map((scan) => [scan._id, scan]));
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 1_000) throw new Error('an event did not arrive');
    await sleep(10);
  }
}
