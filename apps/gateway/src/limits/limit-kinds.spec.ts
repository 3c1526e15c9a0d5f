import { type Endpoint, endpoints } from '@rolefit/contracts';
import { costsOf } from './limit-kinds.js';

const table: [string, Endpoint][] = Object.entries(endpoints);
const costs = (endpoint: Endpoint, body?: unknown) => Object.fromEntries(costsOf(endpoint, body));

describe('costsOf', () => {
  it.each(table.filter(([, { method }]) => method !== 'GET'))('%s changes something and counts', (_, endpoint) => {
    expect(costs(endpoint)).toMatchObject({ write: 1 });
  });

  it('counts what is dear by itself too', () => {
    expect(costs(endpoints.createScan)).toEqual({ write: 1, scan: 1 });
    expect(costs(endpoints.rescan)).toEqual({ write: 1, scan: 1 });
    expect(costs(endpoints.uploadResume)).toEqual({ write: 1, upload: 1 });
    expect(costs(endpoints.evaluateResume)).toEqual({ write: 1, evaluation: 1 });
    expect(costs(endpoints.evaluateResumeByGet)).toEqual({ write: 1, evaluation: 1 });
    expect(costs(endpoints.exportScans)).toEqual({ export: 1 });
    expect(costs(endpoints.signInWithGithub)).toEqual({ 'sign-in-start': 1 });
    expect(costs(endpoints.githubCallback)).toEqual({ 'sign-in-end': 1 });
  });

  it('counts each posting of a batch as a scan, and no more than a batch may hold', () => {
    const batchOf = (postings: unknown) => costs(endpoints.createScans, { postings })['scan'];
    expect([batchOf([1, 2, 3]), batchOf(new Array(5_000).fill({})), batchOf([]), batchOf('many'), costs(endpoints.createScans, null)['scan']]).toEqual([3, 100, 1, 1, 1]);
  });

  it.each([endpoints.listScans, endpoints.getScan, endpoints.getProfile, endpoints.getMe, endpoints.getResumeFile])('lets $path be read freely', (endpoint) => {
    expect(costs(endpoint)).toEqual({});
  });
});
