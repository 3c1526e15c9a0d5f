import { type Variables } from './environment.ts';

/** A refused connection fails at once; the timeout is for a port that another program holds. */
const timeoutMs = 1_000;
const ollamaUrl = 'http://127.0.0.1:11434';

interface ModelList {
  readonly data?: readonly { readonly id?: unknown }[];
}
interface OllamaTags {
  readonly models?: readonly { readonly name?: unknown }[];
}

/**
 * Lines for the terminal about the model: the configured one and whether its server has it, or an Ollama on this machine that could be used. Asks the
 * user nothing and delays the start by a second at most.
 */
export async function modelNotice(env: Variables, localOllama = ollamaUrl): Promise<string[]> {
  const { AI_BASE_URL: baseUrl, AI_MODEL: name = '' } = env;
  if (baseUrl === undefined) return ollamaOffer(localOllama);
  const url = URL.parse(baseUrl);
  // Validation of the configuration reports the problem.
  if (url === null) return [];
  const line = `A model reads: ${name} at ${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  const problem = await problemOf(baseUrl, name, env.AI_API_KEY);
  return problem === null ? [line] : [line, `  ${problem} npm run model:check says more.`];
}

/** @returns null if nothing is wrong or nothing is known */
async function problemOf(
  baseUrl: string,
  name: string,
  key: string | undefined,
): Promise<string | null> {
  const response = await get(`${baseUrl.replace(/\/+$/, '')}/models`, key);
  if (response === null) return 'It does not answer yet.';
  if (response.status === 401 || response.status === 403) return 'It does not accept AI_API_KEY.';
  const { data } = (await jsonOf<ModelList>(response)) ?? {};
  const names = data?.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])) ?? [];
  if (names.length === 0 || names.includes(name) || names.includes(`${name}:latest`)) return null;
  return `That server does not list ${name}; it has ${someOf(names)}.`;
}

async function ollamaOffer(address: string): Promise<string[]> {
  const response = await get(`${address}/api/tags`);
  const { models } = (response?.ok ? await jsonOf<OllamaTags>(response) : null) ?? {};
  const names =
    models?.flatMap(({ name }) =>
      typeof name === 'string' && !/embed/i.test(name) ? [name] : [],
    ) ?? [];
  const [first] = names;
  if (first === undefined) return [];
  return [
    `Ollama runs on this machine, with ${someOf(names)}. To let it read, add to .env and start again:`,
    `  AI_BASE_URL=${address}/v1`,
    `  AI_MODEL=${first}`,
    'Start Ollama with OLLAMA_CONTEXT_LENGTH=16384. npm run model:check says whether a model can do the job.',
  ];
}

function someOf(names: readonly string[]): string {
  return `${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`;
}

async function get(url: string, key?: string): Promise<Response | null> {
  try {
    return await fetch(url, {
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return null;
  }
}

async function jsonOf<Body>(response: Response): Promise<Body | null> {
  try {
    return (await response.json()) as Body | null;
  } catch {
    return null;
  }
}
