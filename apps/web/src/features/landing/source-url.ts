import { useEffect, useState } from 'react';

function sourceUrlOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('data' in body)) return null;
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('sourceUrl' in data)) return null;
  const { sourceUrl } = data;
  return typeof sourceUrl === 'string' && /^https?:\/\//i.test(sourceUrl) ? sourceUrl : null;
}

/**
 * Where this server's operator shows the source, or null. Asked for without the API client, whose schemas weigh more
 * than the rest of this page; nothing is missed when the answer does not come.
 */
export function useSourceUrl(): string | null {
  const [sourceUrl, setSourceUrl] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetch('/api/v1/auth/providers', { signal: controller.signal })
      .then((response) => response.json())
      .then((body: unknown) => setSourceUrl(sourceUrlOf(body)))
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return sourceUrl;
}
