import { Strategy } from 'passport-github2';
import { runStrategy } from './run-strategy.js';

const strategy = new Strategy({ clientID: 'id', clientSecret: 'secret', callbackURL: 'http://127.0.0.1/back', authorizationURL: 'http://127.0.0.1:1/authorize', tokenURL: 'http://127.0.0.1:1/token', scope: ['a', 'b'] }, () => undefined);

describe('runStrategy', () => {
  it('ends with the address to go to, state and scope in it', async () => {
    const outcome = await runStrategy(strategy, {}, { state: 'abc' });
    expect(outcome).toEqual({ kind: 'redirect', location: expect.stringMatching(/^http:\/\/127\.0\.0\.1:1\/authorize\?.*state=abc/) });
  });

  it('ends when the person says no', async () => {
    expect(await runStrategy(strategy, { error: 'access_denied' })).toEqual({ kind: 'refused' });
  });

  it('calls any other error of the provider a refusal', async () => {
    await expect(runStrategy(strategy, { error: 'application_suspended' })).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' });
  });

  it('runs any number of requests at the same time', async () => {
    const outcomes = await Promise.all(['1', '2', '3'].map((state) => runStrategy(strategy, {}, { state })));
    expect(outcomes.map((outcome) => (outcome.kind === 'redirect' ? new URL(outcome.location).searchParams.get('state') : null))).toEqual(['1', '2', '3']);
  });
});
