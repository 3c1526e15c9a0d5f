/**
 * Extends the slot of a running call, and the probe if the call is one.
 *
 * KEYS: `state` and `calls` of `BreakerKeys`. ARGV: the call's id, and for how many milliseconds.
 */
export const renewScript = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if redis.call('zscore', KEYS[2], ARGV[1]) then
  redis.call('zadd', KEYS[2], 'XX', now + ARGV[2], ARGV[1])
  redis.call('pexpire', KEYS[2], ARGV[2])
end
if redis.call('hget', KEYS[1], 'probe') == ARGV[1] then redis.call('hset', KEYS[1], 'probeUntil', now + ARGV[2]) end
return 0`;
