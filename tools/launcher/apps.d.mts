import { type Service } from './child.mjs';

interface AppOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
}

export function gatewayService(options: AppOptions): Service;
export function workerService(options: AppOptions): Service;
