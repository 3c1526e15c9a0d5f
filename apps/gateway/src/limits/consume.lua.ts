/**
 * Consumes the requested points if all are available, otherwise none, so that a rejected batch does not use up what a smaller one could still have. A
 * negative number refunds points, capped at the current count because the window may have expired. KEYS[1]: the counter; ARGV: requested points, window in
 * seconds, limit. Returns the count including the request, and the milliseconds until the window ends.
 */
export const consumeScript = `
local asked = tonumber(ARGV[1])
local limit = tonumber(ARGV[3])
local left = redis.call('pttl', KEYS[1])
local counted = 0
if left > 0 then counted = tonumber(redis.call('get', KEYS[1])) end
if asked < 0 then
  local back = math.min(-asked, counted)
  if back > 0 then redis.call('decrby', KEYS[1], back) end
  return {counted - back, math.max(left, 0)}
end
local total = counted + asked
if total > limit then
  if left <= 0 then left = 1000 * ARGV[2] end
  return {total, left}
end
if left > 0 then
  redis.call('incrby', KEYS[1], asked)
else
  redis.call('set', KEYS[1], asked, 'EX', ARGV[2])
  left = 1000 * ARGV[2]
end
return {total, left}`;
