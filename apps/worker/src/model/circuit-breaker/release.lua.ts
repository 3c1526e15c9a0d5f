/**
 * Notes how a call to the model ended: gives its place back, counts the tokens that it really used, and opens or closes the breaker.
 *
 * KEYS: the first three of `acquireScript`. ARGV: the call's id, the tokens it had entered with, those it used (-1: nobody knows), how it ended ("ok", "busy",
 * "away", or "none": it says nothing about the provider), milliseconds that the provider asked to wait (-1: it did not), why it is away, failures in a row
 * that open the breaker, the first and the longest time it stays open, a share by which times are drawn out at random.
 * Answers what came of it, "closed", "opened", "paused" or nothing, for how many milliseconds, and for how many the provider has answered nobody.
 */
export const releaseScript = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local id, entered, used, outcome, asked, why = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4], tonumber(ARGV[5]), ARGV[6]
local threshold, first, longest, jitter = tonumber(ARGV[7]), tonumber(ARGV[8]), tonumber(ARGV[9]), tonumber(ARGV[10])
local isOpen = redis.call('hexists', KEYS[1], 'openUntil') == 1
local isProbe = redis.call('hget', KEYS[1], 'probe') == id

redis.call('zrem', KEYS[2], id)
local began = redis.call('zscore', KEYS[3], id .. ':' .. entered)
if used >= 0 and began then
  redis.call('zrem', KEYS[3], id .. ':' .. entered)
  redis.call('zadd', KEYS[3], began, id .. ':' .. used)
  redis.call('hincrby', KEYS[1], 'used', used - entered)
end

if outcome == 'ok' or outcome == 'busy' then redis.call('hdel', KEYS[1], 'failures', 'openings', 'openUntil', 'probeUntil', 'probe', 'why') end
if outcome == 'ok' then
  redis.call('hdel', KEYS[1], 'pauses', 'silentSince')
  if isOpen then return {'closed', 0, 0} end
  return {'', 0, 0}
end
if isProbe then redis.call('hdel', KEYS[1], 'probeUntil', 'probe') end
if outcome == 'none' then return {'', 0, 0} end

redis.call('hsetnx', KEYS[1], 'silentSince', now)
redis.call('pexpire', KEYS[1], 7200000)
local silent = now - tonumber(redis.call('hget', KEYS[1], 'silentSince'))

if outcome == 'busy' then
  local pausedUntil = tonumber(redis.call('hget', KEYS[1], 'pausedUntil') or 0)
  local pause = asked
  if pause < 0 and pausedUntil <= now then
    pause = math.min(1000 * 2 ^ (redis.call('hincrby', KEYS[1], 'pauses', 1) - 1), longest) * jitter
  end
  pausedUntil = math.max(pausedUntil, math.floor(now + pause))
  redis.call('hset', KEYS[1], 'pausedUntil', pausedUntil)
  return {'paused', pausedUntil - now, silent}
end
if outcome == 'away' then
  local failures = redis.call('hincrby', KEYS[1], 'failures', 1)
  if (isOpen and isProbe) or (not isOpen and failures >= threshold) then
    local openings = redis.call('hincrby', KEYS[1], 'openings', 1)
    local rest = math.floor(math.max(math.min(first * 2 ^ math.min(openings - 1, 10), longest) * jitter, math.min(asked, longest)))
    redis.call('hset', KEYS[1], 'openUntil', now + rest, 'why', why)
    return {'opened', rest, silent}
  end
end
return {'', 0, silent}`;
