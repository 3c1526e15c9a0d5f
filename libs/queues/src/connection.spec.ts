import { workerSettings } from './connection.js';

describe('the settings of a worker', () => {
  // What `npm run chaos` demands of a whole Rolefit, a killed worker's job running again within six seconds, rests on these.
  it('notice a killed worker within seconds and do not give its job up at once', () => {
    expect(workerSettings).toMatchObject({ lockDuration: 4_000, stalledInterval: 1_000, maxStalledCount: 5 });
  });
});
