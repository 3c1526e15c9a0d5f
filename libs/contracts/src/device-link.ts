import { z } from 'zod/mini';

/** `POST /auth/device-link`: the only answer that contains the link. */
export const deviceLinkSchema = z.object({ url: z.url(), expiresAt: z.iso.datetime() });
export type DeviceLink = z.infer<typeof deviceLinkSchema>;
