import type { Redis, Result } from 'ioredis';

/**
 * Opens a link for an address or account and closes the one before it. KEYS: its newest link, the details of the new one, its fate; ARGV: hash of the new
 * link, its details, milliseconds that it is valid, seconds that its fate is known, what the keys of details and fates begin with.
 */
const openScript = `
local before = redis.call('get', KEYS[1])
if before and redis.call('del', ARGV[5] .. before) == 1 then
  redis.call('set', ARGV[6] .. before, 'replaced', 'EX', ARGV[4])
end
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[3])
redis.call('set', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('set', KEYS[3], 'expired', 'EX', ARGV[4])
return 1`;

/** Takes a link, once. KEYS: its details, its fate; ARGV: seconds that its fate is known. Returns the details, or nothing. */
const takeScript = `
local details = redis.call('get', KEYS[1])
if not details then return false end
redis.call('del', KEYS[1])
redis.call('set', KEYS[2], 'used', 'EX', ARGV[1])
return details`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    openSignInLink(
      newestKey: string,
      openKey: string,
      fateKey: string,
      hash: string,
      details: string,
      validMs: number,
      fateSeconds: number,
      openPrefix: string,
      fatePrefix: string,
    ): Result<number, Context>;
    takeSignInLink(
      openKey: string,
      fateKey: string,
      fateSeconds: number,
    ): Result<string | null, Context>;
  }
}

/** Adds the commands of sign-in links to a connection. */
export function defineLinkScripts(redis: Redis): Redis {
  redis.defineCommand('openSignInLink', { numberOfKeys: 3, lua: openScript });
  redis.defineCommand('takeSignInLink', { numberOfKeys: 2, lua: takeScript });
  return redis;
}
