import { createLogger, loadModelConfig } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { OutageLog } from './outage-log.js';

describe('OutageLog', () => {
  it('reports a reason once while it lasts, and again after the model was available', () => {
    const reasons: string[] = [];
    const logger = createLogger({ log: { level: 'error' } }, 'test', {
      write: (line) => void reasons.push(JSON.parse(line).reason),
    });
    const outages = new OutageLog(logger);
    const model = loadModelConfig({ AI_BASE_URL: 'http://me:pw@a.example/v1/', AI_MODEL: 'm' });
    const open = (cause: string) =>
      outages.opened(model!, new AppError('MODEL_NOT_FOUND', { cause }), 2_000);
    const reasonOf = (cause: string) =>
      `m at http://a.example/v1: ${cause} (check AI_MODEL, or load the model on its server)`;
    open('404');
    open('404');
    open('404: no m');
    outages.closed();
    open('404: no m');
    expect(reasons).toEqual([reasonOf('404'), reasonOf('404: no m'), reasonOf('404: no m')]);
  });
});
