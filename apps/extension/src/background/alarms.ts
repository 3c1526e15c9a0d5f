/** Wakes the background script to send queued scans. */
export const sendAlarm = 'send';
/** Wakes it to poll for the results of scans that were sent. */
export const scansAlarm = 'scans';
/** Wakes it to report sign-outs to their servers. */
export const logoutAlarm = 'leave';
/** Browsers allow no shorter interval between alarms. */
export const minAlarmMs = 30_000;
