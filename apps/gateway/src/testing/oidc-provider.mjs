/** Runs an OpenID Connect provider in a separate process, with its own pages for login and consent. Configured by a JSON document in OIDC_PROVIDER. */
import Provider from 'oidc-provider';

const { port, users, client } = JSON.parse(process.env.OIDC_PROVIDER ?? '{}');

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [client],
  // What scopes open is in the answer about the user, and not in the ID token, as at Authelia.
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'preferred_username'],
  },
  findAccount: (_, id) => users[id] && { accountId: id, claims: () => ({ sub: id, ...users[id] }) },
  pkce: { required: () => true },
  cookies: { keys: ['a key for tests'] },
});
provider.listen(port, '127.0.0.1');
