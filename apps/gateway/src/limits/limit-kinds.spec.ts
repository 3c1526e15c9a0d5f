import { type Endpoint, endpoints } from '@rolefit/contracts';
import { upfrontCosts, costsOf } from './limit-kinds.js';

const table: [string, Endpoint][] = Object.entries(endpoints);
const costs = (endpoint: Endpoint) => Object.fromEntries(costsOf(endpoint));

describe('costsOf', () => {
  it.each(table.filter(([, { method }]) => method !== 'GET'))(
    '%s is a write and counts',
    (_, endpoint) => {
      expect(costs(endpoint)).toMatchObject({ write: 1 });
    },
  );

  it('counts expensive calls separately as well', () => {
    expect(costs(endpoints.createScan)).toEqual({ write: 1, scan: 1 });
    expect(costs(endpoints.rescan)).toEqual({ write: 1, scan: 1 });
    expect(costs(endpoints.uploadResume)).toEqual({ write: 1, upload: 1 });
    expect(costs(endpoints.evaluateResume)).toEqual({ write: 1, evaluation: 1 });
    expect(costs(endpoints.evaluateResumeByGet)).toEqual({ write: 1, evaluation: 1 });
    expect(costs(endpoints.exportScans)).toEqual({ export: 1 });
    expect(costs(endpoints.signInWithGithub)).toEqual({ 'sign-in-start': 1 });
    expect(costs(endpoints.githubCallback)).toEqual({ 'sign-in-end': 1 });
  });

  it('leaves only the cost of new scans to their handlers', () => {
    const later = table
      .filter(([, endpoint]) => upfrontCosts(endpoint).size < costsOf(endpoint).size)
      .map(([name]) => name);
    expect(later).toEqual(['createScan', 'createScans']);
    expect(
      [endpoints.createScan, endpoints.createScans].map((endpoint) => [
        costs(endpoint),
        Object.fromEntries(upfrontCosts(endpoint)),
      ]),
    ).toEqual(Array.from({ length: 2 }, () => [{ write: 1, scan: 1 }, { write: 1 }]));
  });

  it.each([
    endpoints.listScans,
    endpoints.getScan,
    endpoints.getProfile,
    endpoints.getMe,
    endpoints.getResumeFile,
  ])('does not limit reads of $path', (endpoint) => {
    expect(costs(endpoint)).toEqual({});
  });
});
