import type { WorkerConfig } from '@rolefit/config';
import { createHash } from 'node:crypto';
import type { BreakerKeys } from './breaker-scripts.js';

/** The keys in Redis of one model at one endpoint: another model starts with a closed circuit. */
export function breakerKeysOf({
  redis,
  model,
}: Pick<WorkerConfig, 'redis' | 'model'>): BreakerKeys {
  const provider = createHash('sha256')
    .update(`${model?.baseUrl} ${model?.name}`)
    .digest('hex')
    .slice(0, 16);
  const key = (part: string): string => `${redis.prefix}:model:${provider}:${part}`;
  return { state: key('state'), calls: key('calls'), minute: key('minute'), next: key('next') };
}
