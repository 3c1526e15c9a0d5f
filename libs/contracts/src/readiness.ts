import { z } from 'zod/mini';

/** What a gateway's `/health/ready` answers, outside of the envelope of the API: probes and the page's own check read it. */
export const readinessSchema = z.object({
  /** `degraded`: in service, but without one of the checked services. */
  status: z.enum(['ok', 'degraded', 'unavailable', 'stopping']),
  checks: z.object({
    postgresql: z.enum(['ok', 'down', 'not-migrated']),
    redis: z.enum(['ok', 'down']),
  }),
});
export type Readiness = z.infer<typeof readinessSchema>;
