/** Google for tests: a third-party emulator in a process of its own. Configured by one JSON document in GOOGLE_EMULATOR. */
import { createEmulator } from 'emulate';

const { port, users, client } = JSON.parse(process.env.GOOGLE_EMULATOR ?? '{}');
const host = '127.0.0.1';

await createEmulator({ service: 'google', port, hostname: host, baseUrl: `http://${host}:${port}`, seed: { google: { users, oauth_clients: [client] } } });
