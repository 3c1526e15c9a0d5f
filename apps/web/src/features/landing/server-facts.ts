import { useEffect, useState } from 'react';

/** What the public pages tell of the server that they came from. */
export interface ServerFacts {
  /** Where its operator shows the source, or null. */
  readonly sourceUrl: string | null;
  /** Where the extension is installed from, where its operator says so. */
  readonly extensionUrl: string | null;
  /** The model that reads texts here; null for the built-in analyser, undefined as long as it is not known. */
  readonly model: string | null | undefined;
}

const unknownFacts: ServerFacts = { sourceUrl: null, extensionUrl: null, model: undefined };

function webUrlOf(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? value : null;
}

function factsOf(body: unknown): ServerFacts {
  if (typeof body !== 'object' || body === null || !('data' in body)) return unknownFacts;
  const { data } = body;
  if (typeof data !== 'object' || data === null) return unknownFacts;
  const model = 'model' in data ? data.model : undefined;
  return {
    sourceUrl: webUrlOf('sourceUrl' in data ? data.sourceUrl : null),
    extensionUrl: webUrlOf('extensionUrl' in data ? data.extensionUrl : null),
    model: typeof model === 'string' || model === null ? model : undefined,
  };
}

let asked: Promise<ServerFacts> | null = null;

/**
 * One question for all public pages of a visit. Asked without the API client, whose schemas weigh more than the rest of such a page; nothing is
 * missed when the answer does not come, and the next page asks again.
 */
function askServer(): Promise<ServerFacts> {
  asked ??= fetch('/api/v1/auth/providers')
    .then(async (response) => {
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      return factsOf(await response.json());
    })
    .catch(() => {
      asked = null;
      return unknownFacts;
    });
  return asked;
}

/** Forgets the answer, so that each test may have another. */
export function forgetServerFacts(): void {
  asked = null;
}

export function useServerFacts(): ServerFacts {
  const [facts, setFacts] = useState(unknownFacts);
  useEffect(() => {
    let isShown = true;
    void askServer().then((answer) => isShown && setFacts(answer));
    return () => {
      isShown = false;
    };
  }, []);
  return facts;
}
