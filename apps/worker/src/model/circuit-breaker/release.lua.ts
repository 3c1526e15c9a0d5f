/**
 * Records the end of a call to the model: releases its slot, corrects its token count, adapts the limit on concurrent calls, and opens or closes the circuit.
 *
 * The limit is halved when a call times out while others are running. It is doubled for as long as that raises throughput by at least a fifth,
 * measured in answer tokens per second with calls in progress, over as many calls as the limit allows, at least four. Otherwise it returns to the previous value and stays there for a while.
 *
 * KEYS: `state`, `calls` and `minute` of `BreakerKeys`. ARGV: a `ReleaseRequest` as JSON.
 * Replies the transition (`closed`, `opened`, `paused` or none), for how many milliseconds it holds, and for how many the provider has answered no call.
 */
export const releaseScript = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local request = cjson.decode(ARGV[1])
local id, estimated, used, outcome = request.id, request.estimatedTokens, request.usedTokens, request.outcome
local retryAfter, longest, jitter = request.retryAfterMs, request.maxOpenMs, request.jitter
local isOpen = redis.call('hexists', KEYS[1], 'openUntil') == 1
local isProbe = redis.call('hget', KEYS[1], 'probe') == id

local underWay = redis.call('zcard', KEYS[2])
redis.call('zrem', KEYS[2], id)
local began = redis.call('zscore', KEYS[3], id .. ':' .. estimated)
if used >= 0 and began then
  redis.call('zrem', KEYS[3], id .. ':' .. estimated)
  redis.call('zadd', KEYS[3], began, id .. ':' .. used)
  redis.call('hincrby', KEYS[1], 'used', used - estimated)
end

if request.startingCalls >= 0 then
  local level = redis.call('hmget', KEYS[1], 'callsMax', 'adaptedAt', 'growAfter', 'speedBefore', 'callsBefore', 'levelMs', 'levelTokens', 'levelCalls', 'lastRelease')
  local limit = tonumber(level[1] or request.startingCalls)
  local isOfLevel = now - request.tookMs >= tonumber(level[2] or 0)
  local function moveTo(calls, growAfter, speed)
    redis.call('hset', KEYS[1], 'callsMax', calls, 'adaptedAt', now, 'growAfter', growAfter, 'speedBefore', speed, 'callsBefore', limit)
    redis.call('hdel', KEYS[1], 'levelMs', 'levelTokens', 'levelCalls')
  end
  if request.isTimeout and underWay > 1 and isOfLevel then
    moveTo(math.max(1, math.floor(underWay / 2)), now + request.holdMs, 0)
  elseif request.answerTokens > 0 and limit > 0 and underWay >= limit and isOfLevel then
    local busy = math.min(request.tookMs, now - tonumber(level[9] or 0))
    local ms, tokens, count = tonumber(level[6] or 0) + busy, tonumber(level[7] or 0) + request.answerTokens, tonumber(level[8] or 0) + 1
    if count < math.max(4, limit) then
      redis.call('hset', KEYS[1], 'levelMs', ms, 'levelTokens', tokens, 'levelCalls', count)
    else
      local speed, before = tokens / math.max(ms, 1), tonumber(level[4] or 0)
      if before > 0 and speed < before * 1.2 then moveTo(tonumber(level[5]), now + request.holdMs, 0)
      elseif now >= tonumber(level[3] or 0) then moveTo(math.min(limit * 2, 256), 0, speed)
      else redis.call('hdel', KEYS[1], 'levelMs', 'levelTokens', 'levelCalls') end
    end
  end
  redis.call('hset', KEYS[1], 'lastRelease', now)
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
  local pause = retryAfter
  if pause < 0 and pausedUntil <= now then
    pause = math.min(1000 * 2 ^ (redis.call('hincrby', KEYS[1], 'pauses', 1) - 1), longest) * jitter
  end
  pausedUntil = math.max(pausedUntil, math.floor(now + pause))
  redis.call('hset', KEYS[1], 'pausedUntil', pausedUntil)
  return {'paused', pausedUntil - now, silent}
end
if outcome == 'unavailable' then
  local failures = redis.call('hincrby', KEYS[1], 'failures', 1)
  if (isOpen and isProbe) or (not isOpen and failures >= request.failureThreshold) then
    local openings = redis.call('hincrby', KEYS[1], 'openings', 1)
    local openMs = math.floor(math.max(math.min(request.initialOpenMs * 2 ^ math.min(openings - 1, 10), longest) * jitter, math.min(retryAfter, longest)))
    redis.call('hset', KEYS[1], 'openUntil', now + openMs, 'why', request.code)
    return {'opened', openMs, silent}
  end
end
return {'', 0, silent}`;
