import { loadConfig } from './load-config.js';
import { findMisspelt } from './misspelt-variables.js';

const local = {
  DATABASE_URL: 'postgres://a/b',
  REDIS_URL: 'redis://a',
  SESSION_SECRET: 's'.repeat(32),
  OBJECTS_DIR: '/data',
};

describe('who gets an account', () => {
  it('is everybody, or with SIGN_UP=invited whoever has an invitation', () => {
    expect(loadConfig(local).signUp).toBe('open');
    expect(loadConfig({ ...local, SIGN_UP: 'invited' }).signUp).toBe('invited');
  });

  it.each(['invite', 'closed', 'INVITED'])('is not guessed from %s', (value) => {
    expect(() => loadConfig({ ...local, SIGN_UP: value })).toThrow(
      'SIGN_UP must be open or invited',
    );
  });

  it.each(['SIGNUP', 'sign_up', 'SIGN_UPS', 'SING_UP'])('is found behind %s', (name) => {
    expect(findMisspelt({ [name]: 'invited' })).toEqual([{ name, meant: 'SIGN_UP' }]);
  });
});
