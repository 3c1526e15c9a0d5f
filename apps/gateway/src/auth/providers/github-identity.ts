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
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

const answerMs = 10_000;

/**
 * Asks GitHub who has just signed in. passport-github2 would ask too, but throws outside of any handler where the answer is
 * not what it expects.
 * @throws AppError SIGN_IN_PROVIDER_DOWN where GitHub does not answer, or not in a way that we understand
 */
export async function fetchGithubIdentity(config: Pick<GithubConfig, 'apiUrl'>, accessToken: string): Promise<ProviderIdentity> {
  try {
    const [user, emails] = await Promise.all([
      ask(`${config.apiUrl}/user`, accessToken, userSchema),
      // Whoever keeps their addresses to themselves signs in without one.
      ask(`${config.apiUrl}/user/emails`, accessToken, emailsSchema).catch(() => []),
    ]);
    const verified = emails.find(({ primary, verified: isVerified }) => primary && isVerified)?.email;
    return {
      provider: 'github',
      subject: String(user.id),
      login: user.login,
      name: user.name ?? null,
      // The one that the user shows is not said to be verified.
      email: verified ?? user.email ?? null,
      isEmailVerified: verified !== undefined,
      avatar: user.avatar_url ?? null,
    };
  } catch (cause) {
    throw new AppError('SIGN_IN_PROVIDER_DOWN', { cause });
  }
}

async function ask<Schema extends z.ZodType>(url: string, accessToken: string, schema: Schema): Promise<z.output<Schema>> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/vnd.github+json', 'user-agent': 'rolefit' },
    // The token is for this address alone; GitHub moves nothing of what is asked for here.
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
  if (!answer.ok) throw new Error(`GitHub answered ${answer.status}`);
  return schema.parse(await answer.json());
}
