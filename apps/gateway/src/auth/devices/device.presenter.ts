import type { Device, Devices } from '@rolefit/contracts';
import type { DeviceRow } from '@rolefit/database';

/** A user's devices, with the calling device first. */
export function presentDevices(rows: readonly DeviceRow[], sessionId: string): Devices {
  const devices = rows.map((row) => presentDevice(row, sessionId));
  return {
    devices: [
      ...devices.filter(({ isThis }) => isThis),
      ...devices.filter(({ isThis }) => !isThis),
    ],
  };
}

function presentDevice(
  { id, kind, browser, system, signedInAt, lastUsedAt }: DeviceRow,
  sessionId: string,
): Device {
  return {
    id,
    kind,
    browser,
    system,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThis: id === sessionId,
  };
}
