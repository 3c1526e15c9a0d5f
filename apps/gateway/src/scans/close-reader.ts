import type { Config } from '@rolefit/config';

/** Whether the model of this server reads matches closely. */
export function hasCloseReader({ model }: Pick<Config, 'model'>): boolean {
  return model !== null && model.reads !== 'facts';
}
