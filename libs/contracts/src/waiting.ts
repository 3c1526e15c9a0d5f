const minuteS = 60;
const hourS = 60 * minuteS;

/**
 * A waiting time in words: "40 seconds", "2 minutes", "5 hours". Rounded up, so that a retry after
 * that time is never too early.
 * @param seconds greater than zero
 */
export function waitInWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 2 * minuteS) return whole <= 90 ? counted(whole, 'second') : counted(2, 'minute');
  return whole < 2 * hourS
    ? counted(Math.ceil(whole / minuteS), 'minute')
    : counted(Math.ceil(whole / hourS), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
