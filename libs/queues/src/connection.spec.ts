import { workerSettings } from './connection.js';

describe('the settings of a worker', () => {
  // `npm run chaos` requires that a killed worker's job runs again within six seconds, which depends on these.
  it('detect a killed worker within seconds and do not fail its job immediately', () => {
    expect(workerSettings).toMatchObject({
      lockDuration: 4_000,
      stalledInterval: 1_000,
      maxStalledCount: 5,
    });
  });
});
