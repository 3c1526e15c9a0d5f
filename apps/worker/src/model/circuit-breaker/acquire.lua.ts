/**
 * Lets a call to the model through, or says when to come back, in one step for all workers: the breaker, the pause that the provider asked for, and
 * the operator's limits. The clock is that of Redis, so that the workers' own need not agree.
 *
 * KEYS: what is known of the provider (hash) · calls under way (their ids by the time their place is free at the latest) · calls of the last minute
 * ("id:tokens" by when they began) · who comes next (jobs by the time their place is kept).
 * ARGV: the call's id, its job, its tokens, how long it may take, requests a minute, tokens a minute, calls at the same time (0: no limit), whether it
 * comes first ("1": the first job of its user, or the next call of a reading under way; a place is kept for it), whether it only asks ("1"), how many
 * places at the same time are not for it, its user ("" where unknown), how many places no single user may take.
 * Answers "go" ("probe" to who only asks, where this would be the call that finds out), or "shut", "busy", "full" with milliseconds, why it is shut, and for how
 * many milliseconds the provider has answered nobody.
 */
export const acquireScript = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local id, job, tokens, longest = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
local requestsMax, tokensMax, callsMax = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local isFirst, isAsking, notForIt = ARGV[8] == '1', ARGV[9] == '1', tonumber(ARGV[10])
local user, notForOne = ARGV[11], tonumber(ARGV[12])
local state = redis.call('hmget', KEYS[1], 'openUntil', 'probeUntil', 'pausedUntil', 'why', 'silentSince')
local openUntil, probeUntil, pausedUntil = tonumber(state[1] or 0), tonumber(state[2] or 0), tonumber(state[3] or 0)
local silent = now - tonumber(state[5] or now)

if openUntil > now then return {'shut', openUntil - now, state[4] or '', silent} end
if probeUntil > now then return {'shut', math.min(probeUntil - now, 2000), state[4] or '', silent} end
if pausedUntil > now then return {'busy', pausedUntil - now, '', silent} end

redis.call('zremrangebyscore', KEYS[2], '-inf', now)
redis.call('zremrangebyscore', KEYS[4], '-inf', now)
local gone = redis.call('zrangebyscore', KEYS[3], '-inf', now - 60000)
for _, call in ipairs(gone) do
  redis.call('hincrby', KEYS[1], 'used', -tonumber(string.match(call, '(%d+)$')))
  redis.call('zrem', KEYS[3], call)
end
local made = redis.call('zcard', KEYS[3])
if made == 0 then redis.call('hdel', KEYS[1], 'used') end
local used = tonumber(redis.call('hget', KEYS[1], 'used') or 0)
local kept = 0
if not isFirst then kept = redis.call('zcard', KEYS[4]) end

local wait = 0
if callsMax > 0 and redis.call('zcard', KEYS[2]) + kept + notForIt >= callsMax then wait = 500 end
local over = made + kept - requestsMax
local excess = used + tokens * (kept + 1) - tokensMax
if (requestsMax > 0 and over >= 0) or (tokensMax > 0 and (used > 0 or kept > 0) and excess > 0) then
  wait = math.max(wait, 500)
  local freed = 0
  local calls = redis.call('zrange', KEYS[3], 0, 999, 'withscores')
  for n = 1, #calls, 2 do
    freed = freed + tonumber(string.match(calls[n], '(%d+)$'))
    wait = math.max(wait, calls[n + 1] + 60000 - now)
    if (requestsMax == 0 or n > 2 * over) and (tokensMax == 0 or freed >= excess) then break end
  end
end
local hasOwnShare = false
if callsMax > 0 and user ~= '' and notForOne > 0 and redis.call('zcard', KEYS[2]) + notForOne >= callsMax then
  local own = 0
  for _, call in ipairs(redis.call('zrange', KEYS[2], 0, -1)) do
    if string.sub(call, -#user) == user then own = own + 1 end
  end
  hasOwnShare = own + notForOne >= callsMax
  if hasOwnShare then wait = math.max(wait, 500) end
end
if wait > 0 then
  if isFirst and not hasOwnShare then
    redis.call('zadd', KEYS[4], now + wait * 1.2 + 2000, job)
    redis.call('pexpire', KEYS[4], 120000)
  end
  return {'full', wait, '', 0}
end
if isAsking then return {'go', 0, (openUntil > 0 or state[5]) and 'probe' or '', 0} end

redis.call('zrem', KEYS[4], job)
if openUntil > 0 then redis.call('hset', KEYS[1], 'probeUntil', now + longest, 'probe', id) end
redis.call('zadd', KEYS[2], now + longest, id)
redis.call('zadd', KEYS[3], now, id .. ':' .. tokens)
redis.call('hincrby', KEYS[1], 'used', tokens)
redis.call('pexpire', KEYS[1], 7200000)
redis.call('pexpire', KEYS[2], longest)
redis.call('pexpire', KEYS[3], 3600000)
return {'go', 0, '', 0}`;
