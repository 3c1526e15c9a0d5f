const minuteS = 60;
const hourS = 60 * minuteS;

/** As `waitInWords`, after "in": "in 40 Sekunden", "in 1 Minute", "in 2 Stunden". */
export function waitInWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 2 * minuteS) return whole <= 90 ? counted(whole, 'Sekunde') : counted(2, 'Minute');
  return whole < 2 * hourS
    ? counted(Math.ceil(whole / minuteS), 'Minute')
    : counted(Math.ceil(whole / hourS), 'Stunde');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 'n'}`;
}
