import { findMisspelt } from './misspelt-variables.js';

describe('findMisspelt', () => {
  it.each([
    ['AI_MODELL', 'AI_MODEL'],
    ['AI_BASE_URI', 'AI_BASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['S3_BUKET', 'S3_BUCKET'],
    ['Redis_Url', 'REDIS_URL'],
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
  ])('asks whether %s should be %s', (name, meant) => {
    expect(findMisspelt({ [name]: 'x' })).toEqual([{ name, meant }]);
  });

  it('leaves variables of other programs alone, and those that are empty', () => {
    expect(
      findMisspelt({
        PATH: '/bin',
        HOSTNAME: 'pod-1',
        MAIL: '/var/mail/ada',
        LOGNAME: 'ada',
        REDIS_PORT: 'tcp://10.0.0.1:6379',
        REDIS_SERVICE_HOST: '10.0.0.1',
        GITHUB_TOKEN: 'x',
        OTEL_TRACES_SAMPLER: 'always_on',
        S3_BUKET: ' ',
        S3_BUCKET: 'files',
      }),
    ).toEqual([]);
  });
});
