/**
 * Grants a permit for a call to the model, or says when to retry, atomically for all workers: circuit breaker, the provider's pause, and the operator's
 * limits. It uses the clock of Redis, since those of the workers may differ.
 *
 * Of the slots for concurrent calls an eighth, but at least one of four, is left to others: by one user's calls together, and by each call behind others in
 * its user's queue. Otherwise one user's hanging calls would block everyone until they time out.
 *
 * KEYS: `state`, `calls`, `minute` and `next` of `BreakerKeys`. ARGV: an `AcquireRequest` as JSON.
 * Replies `granted` (with `probe` to a check whose call would probe a half-open circuit), or `open`, `paused`, `limited` with milliseconds to wait, the code
 * that opened the circuit, and for how many milliseconds the provider has answered no call.
 */
export const acquireScript = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local request = cjson.decode(ARGV[1])
local requestsMax, tokensMax, callsMax = request.requestsPerMinute, request.tokensPerMinute, request.concurrentCalls
if callsMax == 0 and request.startingCalls >= 0 then callsMax = tonumber(redis.call('hget', KEYS[1], 'callsMax') or request.startingCalls) end
local slotsForOthers = callsMax < 4 and 0 or math.max(1, math.floor(callsMax / 8))
local slotsLeftFree = slotsForOthers
if request.isFirst or request.queuePosition < math.min(callsMax / 2, 100) then slotsLeftFree = 0 end
local state = redis.call('hmget', KEYS[1], 'openUntil', 'probeUntil', 'pausedUntil', 'why', 'silentSince')
local openUntil, probeUntil, pausedUntil = tonumber(state[1] or 0), tonumber(state[2] or 0), tonumber(state[3] or 0)
local silent = now - tonumber(state[5] or now)

if openUntil > now then return {'open', openUntil - now, state[4] or '', silent} end
if probeUntil > now then return {'open', math.min(probeUntil - now, 2000), state[4] or '', silent} end
if pausedUntil > now then return {'paused', pausedUntil - now, '', silent} end

redis.call('zremrangebyscore', KEYS[2], '-inf', now)
redis.call('zremrangebyscore', KEYS[4], '-inf', now)
local expired = redis.call('zrangebyscore', KEYS[3], '-inf', now - 60000)
for _, call in ipairs(expired) do
  redis.call('hincrby', KEYS[1], 'used', -tonumber(string.match(call, '(%d+)$')))
  redis.call('zrem', KEYS[3], call)
end
local made = redis.call('zcard', KEYS[3])
if made == 0 then redis.call('hdel', KEYS[1], 'used') end
local used = tonumber(redis.call('hget', KEYS[1], 'used') or 0)
local reserved = 0
if not request.isFirst then reserved = redis.call('zcard', KEYS[4]) end

local wait = 0
if callsMax > 0 and redis.call('zcard', KEYS[2]) + reserved + slotsLeftFree >= callsMax then wait = 500 end
local over = made + reserved - requestsMax
local excess = used + request.tokens * (reserved + 1) - tokensMax
if (requestsMax > 0 and over >= 0) or (tokensMax > 0 and (used > 0 or reserved > 0) and excess > 0) then
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
local user = request.userId
if callsMax > 0 and user ~= '' and slotsForOthers > 0 and redis.call('zcard', KEYS[2]) + slotsForOthers >= callsMax then
  local own = 0
  for _, call in ipairs(redis.call('zrange', KEYS[2], 0, -1)) do
    if string.sub(call, -#user) == user then own = own + 1 end
  end
  hasOwnShare = own + slotsForOthers >= callsMax
  if hasOwnShare then wait = math.max(wait, 500) end
end
if wait > 0 then
  if request.isFirst and not hasOwnShare then
    redis.call('zadd', KEYS[4], now + wait * 1.2 + 2000, request.jobId)
    redis.call('pexpire', KEYS[4], 120000)
  end
  return {'limited', wait, '', 0}
end
if request.isCheck then return {'granted', 0, (openUntil > 0 or state[5]) and 'probe' or '', 0} end

redis.call('zrem', KEYS[4], request.jobId)
if openUntil > 0 then redis.call('hset', KEYS[1], 'probeUntil', now + request.expiresInMs, 'probe', request.id) end
redis.call('zadd', KEYS[2], now + request.expiresInMs, request.id)
redis.call('zadd', KEYS[3], now, request.id .. ':' .. request.tokens)
redis.call('hincrby', KEYS[1], 'used', request.tokens)
redis.call('pexpire', KEYS[1], 7200000)
redis.call('pexpire', KEYS[2], request.expiresInMs)
redis.call('pexpire', KEYS[3], 3600000)
return {'granted', 0, '', 0}`;
