/**
 * Counts what is asked for if all of it is left, and nothing otherwise: a batch that is too large costs none of what a smaller one could still have.
 * What is below zero is given back, and never more than was counted: the window that it was spent in may be over.
 * KEYS[1] the count; ARGV: what is asked for, seconds of the window, the limit. Answers the count with what was asked for, and milliseconds to the window's end.
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
