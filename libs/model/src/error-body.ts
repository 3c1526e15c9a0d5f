import { z } from 'zod';

const otherErrorSchema = z.object({
  error: z.undefined(),
  message: z.string().optional().catch(undefined),
  detail: z.string().optional().catch(undefined),
});
const maxChars = 2_000;

/**
 * A rejection whose reason the client finds: it looks in `error` only, while FastAPI writes `detail`, and older vLLM and others `message`. Without the reason,
 * we could not tell which parameter to omit.
 */
export async function withReadableError(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const text = await response.text().catch((error: unknown) => String(error));
  const other = otherErrorSchema.safeParse(objectIn(text)).data;
  const body =
    other === undefined
      ? text
      : JSON.stringify({
          error: { message: (other.message ?? other.detail ?? text).slice(0, maxChars) },
        });
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}

function objectIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
