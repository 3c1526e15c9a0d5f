/** Runs a third-party Google emulator in a separate process. Configured by a JSON document in GOOGLE_EMULATOR. */
import { createEmulator } from 'emulate';

const { port, users, client } = JSON.parse(process.env.GOOGLE_EMULATOR ?? '{}');
const host = '127.0.0.1';

await createEmulator({
  service: 'google',
  port,
  hostname: host,
  baseUrl: `http://${host}:${port}`,
  seed: { google: { users, oauth_clients: [client] } },
});
