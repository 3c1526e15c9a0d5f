/**
 * Counts what is asked for if all of it is left, and nothing otherwise: a batch that is too large costs none of what a smaller one could still have.
 * KEYS[1] the count; ARGV: what is asked for, seconds of the window, the limit. Answers the count with what was asked for, and milliseconds to the window's end.
 */
export const spendScript = `
local asked = tonumber(ARGV[1])
local limit = tonumber(ARGV[3])
local left = redis.call('pttl', KEYS[1])
local total = asked
if left > 0 then total = total + tonumber(redis.call('get', KEYS[1])) end
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
