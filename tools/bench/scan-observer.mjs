import { socketPath } from '@rolefit/contracts';
import { io } from 'socket.io-client';
import { unzip } from '@rolefit/testing';
import { featuresOf } from './pair-classifier.mjs';
import { caller } from './scanning-people.mjs';

const ended = ['completed', 'needs-text', 'failed', 'waiting-for-resume'];
/** How often the answer is fetched while a scan runs. */
const lookEveryMs = 25;

/**
 * Everything that one user can learn of their own scans: each answer of the API about them, what the socket says, and when.
 * @returns `scan(posting)`, to be called one after the other; `observations()`, which asks for the exports and gives features by the scan's id; `close()`
 */
export async function observeScans({ gatewayUrl, accessToken }) {
  const call = caller(gatewayUrl, accessToken);
  const socket = io(gatewayUrl, { path: socketPath, transports: ['websocket'], auth: { token: accessToken }, forceNew: true });
  const arrived = [];
  socket.onAny((name, payload) => arrived.push({ name, payload, at: performance.now() }));
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const seen = new Map();

  const scan = async (jobDescription) => {
    const sentAt = performance.now();
    const { _id } = await call('POST', '/jobs/scan', { jobId: crypto.randomUUID(), companyName: 'Example Ltd', url: 'https://example.org/jobs/1', jobDescription });
    const times = { answered: performance.now() - sentAt };
    const looks = {};
    let detail;
    do {
      detail = await call('GET', `/jobs/${_id}`);
      times[`seen ${detail.status}`] ??= performance.now() - sentAt;
      looks[detail.status] ??= { ...detail, updated: Date.parse(detail.updatedAt) - Date.parse(detail.createdAt) };
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    } while (!ended.includes(detail.status));
    if (detail.status === 'failed') throw new Error(`a scan failed: ${detail.failure.code}`);
    await until(() => arrived.some(({ name, payload }) => name === 'scan.completed' && payload._id === _id));
    const events = arrived.filter(({ payload }) => payload._id === _id);
    events.forEach(({ name, payload, at }) => (times[`event ${name} ${payload.status}`] = at - sentAt));
    const { jobs } = await call('GET', '/jobs');
    const listed = jobs.find((job) => job._id === _id);
    seen.set(_id, featuresOf({ times, looks, listed, events: events.map(({ payload }) => payload), ...differences(detail, times) }));
    return _id;
  };

  const observations = async () => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const [exported, archive] = await Promise.all(['/jobs/export?format=json', '/users/profile/export'].map((path) => fetch(`${gatewayUrl}/api/v1${path}`, { headers })));
    const jobs = await exported.json();
    const files = await unzip(Buffer.from(await archive.arrayBuffer()));
    const whole = JSON.parse(files.get('scans.json').toString('utf8'));
    const of = (list, id) => (Array.isArray(list) ? list : list.jobs).find(({ _id }) => _id === id);
    return new Map([...seen].map(([id, features]) => [id, { ...features, ...featuresOf({ exported: of(jobs, id), archived: of(whole, id) }) }]));
  };

  return { scan, observations, close: () => socket.close() };
}

/** What somebody computes who looks for a reading that took longer, or cost more, than the scan of which it is told. */
function differences({ createdAt, updatedAt, judged, reading, modelCalls }, times) {
  const scanMs = Date.parse(updatedAt) - Date.parse(createdAt);
  const readMs = times['event scan.progress matching'] - times['event scan.progress reading'];
  const callsMs = modelCalls.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return {
    differences: {
      scanMs,
      judgedMs: Date.parse(judged?.at ?? updatedAt) - Date.parse(createdAt),
      scanBesideReading: scanMs - reading.durationMs,
      isReadingLongerThanScan: reading.durationMs > scanMs,
      waitBesideReading: readMs - reading.durationMs,
      readingBesideCalls: reading.durationMs - callsMs,
      shareOfCalls: callsMs / Math.max(1, reading.durationMs),
      hasModelWithoutCalls: reading.model !== null && modelCalls.length === 0,
    },
  };
}

async function until(isTrue) {
  for (let tries = 0; !isTrue(); tries += 1) {
    if (tries > 1_000) throw new Error('an event did not come');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
