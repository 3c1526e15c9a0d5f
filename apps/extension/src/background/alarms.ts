/** The alarm that wakes the background to send what waits. */
export const sendAlarm = 'send';
/** The alarm that wakes it to ask what has become of what was sent. */
export const scansAlarm = 'scans';
/** The alarm that wakes it to tell a server of a sign-out. */
export const logoutAlarm = 'leave';
/** Browsers do not wake an extension more often. */
export const minAlarmMs = 30_000;
