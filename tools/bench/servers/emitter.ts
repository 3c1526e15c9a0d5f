import { createLogger, loadConfig } from '@rolefit/config';
import { RealtimeEmitter } from '@rolefit/realtime';

/** The emitter of live events that a worker has, in this process. Close it with `onApplicationShutdown()`. */
export function createEmitter(env: NodeJS.ProcessEnv): RealtimeEmitter {
  const config = loadConfig(env);
  return new RealtimeEmitter(
    config,
    createLogger(config, 'bench', { write: (line) => process.stderr.write(line) }),
  );
}
