import type { Emulator } from 'emulate';

/** The OAuth app that the emulator knows. */
export const oauthApp = { client_id: 'bench', client_secret: 'bench-secret' } as const;

/** A GitHub emulator at which these users can sign in to one gateway. */
export async function startGithubEmulator({
  port,
  logins,
  gatewayUrl,
}: {
  readonly port: number;
  readonly logins: readonly string[];
  readonly gatewayUrl: string;
}): Promise<Emulator> {
  // Loaded late, since Jest cannot require it.
  const { createEmulator } = await import('emulate');
  return createEmulator({
    service: 'github',
    port,
    hostname: '127.0.0.1',
    baseUrl: `http://127.0.0.1:${port}`,
    seed: {
      github: {
        users: logins.map((login) => ({ login, name: 'Bench', email: `${login}@example.org` })),
        oauth_apps: [
          {
            ...oauthApp,
            name: 'Rolefit bench',
            redirect_uris: [`${gatewayUrl}/api/v1/auth/github/callback`],
          },
        ],
      },
    },
  });
}
