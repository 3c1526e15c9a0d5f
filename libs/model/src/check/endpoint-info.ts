import type { ModelConfig } from '@rolefit/config';
import { z } from 'zod';
import { boundedFetch } from '../bounded-fetch.js';

const timeoutMs = 5_000;
/** OpenRouter lists hundreds of models in half a megabyte. */
const maxBytes = 8_388_608;

const size = z.int().positive().optional().catch(undefined);
const modelSchema = z.object({
  id: z.string(),
  max_model_len: size,
  loaded_context_length: size,
  context_length: size,
  context_window: size,
});
const listSchema = z.object({ data: z.array(modelSchema.or(z.unknown())) });
const runningSchema = z.object({
  models: z.array(z.object({ name: z.string(), context_length: size })),
});

/** What an endpoint reports about itself without a completion. */
export interface EndpointInfo {
  /** Names of its models; null if it cannot list them. */
  readonly models: readonly string[] | null;
  /** The model's context size, if the endpoint reports it. */
  readonly contextTokens: number | null;
}

/** Asks for the list of models. An endpoint without a list is not an error: only a call shows whether it works. */
export async function endpointInfo(config: ModelConfig): Promise<EndpointInfo> {
  const list = listSchema.safeParse(await getJson(`${config.baseUrl}/models`, config.apiKey)).data;
  if (list === undefined) return { models: null, contextTokens: null };
  const models = list.data.flatMap((one) => modelSchema.safeParse(one).data ?? []);
  const own = models.find(({ id }) => isSameModel(id, config.name));
  return {
    models: models.map(({ id }) => id),
    contextTokens:
      own?.max_model_len ??
      own?.loaded_context_length ??
      own?.context_length ??
      own?.context_window ??
      null,
  };
}

/** The context size of a model that Ollama has loaded, which its list of models does not include. */
export async function ollamaContext({ baseUrl, name }: ModelConfig): Promise<number | null> {
  const running = runningSchema.safeParse(await getJson(new URL('/api/ps', baseUrl).href, null));
  const own = running.data?.models.find((one) => isSameModel(one.name, name));
  return own?.context_length ?? null;
}

/** Ollama accepts `qwen3` for `qwen3:latest`. */
export function isSameModel(listed: string, name: string): boolean {
  return listed === name || listed === `${name}:latest`;
}

async function getJson(url: string, apiKey: string | null): Promise<unknown> {
  try {
    const response = await boundedFetch(maxBytes)(url, {
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
