import { z } from 'zod/mini';
import { texts } from '@/texts';

/** The default server: Rolefit on this computer. */
export const defaultServer = 'http://127.0.0.1:4000';

const serverKey = 'server';
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function originOf(text: string): string | null {
  // There are no certificates for loopback addresses.
  const scheme = loopback.test(URL.parse(`http://${text}`)?.hostname ?? '') ? 'http' : 'https';
  const url = URL.parse(/^[a-z][\w+.-]*:\/\//i.test(text) ? text : `${scheme}://${text}`);
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url.origin : null;
}

/** The address of a server as the user enters it, as an origin. Tokens are sent there, so TLS is required except on this computer. */
export const serverOriginSchema = z
  .pipe(
    z.string(texts.serverInvalid).check(z.trim(), z.maxLength(253, texts.serverInvalid)),
    z.transform((text, context) => {
      const origin = originOf(text);
      if (origin !== null) return origin;
      context.issues.push({ code: 'custom', message: texts.serverInvalid, input: text });
      return z.NEVER;
    }),
  )
  .check(
    z.refine(
      (origin) => origin.startsWith('https:') || loopback.test(new URL(origin).hostname),
      texts.serverInsecure,
    ),
  );

/** The origin of the server that the user has chosen. */
export async function readServer(): Promise<string> {
  const stored = serverOriginSchema.safeParse(
    (await chrome.storage.local.get(serverKey))[serverKey],
  );
  return stored.success ? stored.data : defaultServer;
}

/** Stores the origin of the server that the user has chosen. */
export async function saveServer(origin: string): Promise<void> {
  await chrome.storage.local.set({ [serverKey]: origin });
}
