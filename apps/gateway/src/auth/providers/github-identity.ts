import type { GithubConfig } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import { z } from 'zod';

const userSchema = z.object({
  id: z.int(),
  login: z.string(),
  name: z.string().nullish(),
  email: z.string().nullish(),
  avatar_url: z.url().nullish().catch(null),
});
const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

const requestTimeoutMs = 10_000;

/**
 * Fetches the signed-in user from GitHub. Replaces the profile request of passport-github2, which throws outside any handler on an unexpected response.
 * @throws AppError SIGN_IN_PROVIDER_DOWN where GitHub does not respond, or responds in an unknown format
 */
export async function fetchGithubIdentity(
  config: Pick<GithubConfig, 'apiUrl'>,
  accessToken: string,
): Promise<ProviderIdentity> {
  try {
    const [user, emails] = await Promise.all([
      fetchJson(`${config.apiUrl}/user`, accessToken, userSchema),
      // Users who hide their e-mail addresses sign in without one.
      fetchJson(`${config.apiUrl}/user/emails`, accessToken, emailsSchema).catch(() => []),
    ]);
    const verified = emails.find(
      ({ primary, verified: isVerified }) => primary && isVerified,
    )?.email;
    return {
      provider: 'github',
      subject: String(user.id),
      login: user.login,
      name: user.name ?? null,
      // GitHub does not guarantee that the public address of a profile is verified.
      email: verified ?? user.email ?? null,
      isEmailVerified: verified !== undefined,
      avatar: user.avatar_url ?? null,
    };
  } catch (cause) {
    throw new AppError('SIGN_IN_PROVIDER_DOWN', { cause });
  }
}

async function fetchJson<Schema extends z.ZodType>(
  url: string,
  accessToken: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await fetch(url, {
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/vnd.github+json',
      'user-agent': 'rolefit',
    },
    // These API endpoints do not redirect, and a redirect would send the token to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (!answer.ok) throw new Error(`GitHub answered ${answer.status}`);
  return schema.parse(await answer.json());
}
