import { type Device, deviceEndpoints } from '@rolefit/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { deviceKeys } from '@/lib/query-keys';
import { markLoggedOut } from '@/lib/session';
import { toast } from '@/lib/toast';
import { texts } from '../texts';

/** One device, all others, or all. */
export type LogOutTarget = Device | 'others' | 'everywhere';

/** This device first, then the others by last use. */
export const devicesQuery = queryOptions({
  queryKey: deviceKeys.all,
  queryFn: async ({ signal }) => (await api.call(deviceEndpoints.listSessions, { signal })).devices,
});

/** Logs out the target. Everywhere includes this browser, which then clears the user's data like any logout. */
async function logOut(target: LogOutTarget): Promise<string | null> {
  if (target === 'everywhere') {
    await api.call(deviceEndpoints.endSessions, { query: {} });
    return null;
  }
  if (target === 'others') {
    const { ended } = await api.call(deviceEndpoints.endSessions, { query: { except: 'this' } });
    return texts.others.done(ended);
  }
  await api.call(deviceEndpoints.endSession, { params: { id: target.id } });
  return texts.one.done;
}

/** Logs devices out and removes them from the cached list. */
export function useLogOutDevices(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: logOut,
    onSuccess: async (done, target) => {
      if (done === null) return markLoggedOut();
      // A pending response may still contain the removed device.
      await client.cancelQueries({ queryKey: deviceKeys.all });
      client.setQueryData(devicesQuery.queryKey, (devices) =>
        devices?.filter((device) =>
          target === 'others' ? device.isThis : device.id !== idOf(target),
        ),
      );
      void client.invalidateQueries({ queryKey: deviceKeys.all });
      toast.success(done);
      onDone();
    },
  });
}

function idOf(target: LogOutTarget): string | null {
  return typeof target === 'string' ? null : target.id;
}

/** Creates a link that signs another device in. Only this response contains it, and it is never cached. */
export function useCreateDeviceLink() {
  return useMutation({
    mutationFn: () => api.call(deviceEndpoints.createDeviceLink),
    gcTime: 0,
  });
}

export type CreateDeviceLink = ReturnType<typeof useCreateDeviceLink>;
