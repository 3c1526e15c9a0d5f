import { defaultRetention, type Retention } from '@rolefit/contracts';
import { useEffect, useState } from 'react';

/** Facts about this server for the public pages. */
export interface ServerFacts {
  /** Where the operator publishes the source, or null. */
  readonly sourceUrl: string | null;
  /** Stores with the extension, if the operator has configured them. */
  readonly extensionUrl: string | null;
  /** The model that reads texts on this server; null for the built-in analyser, undefined while unknown. */
  readonly model: string | null | undefined;
  /** The defaults until the server has answered. */
  readonly retention: Retention;
}

const unknownFacts: ServerFacts = {
  sourceUrl: null,
  extensionUrl: null,
  model: undefined,
  retention: defaultRetention,
};

function webUrlOf(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? value : null;
}

function retentionOf(value: unknown): Retention {
  const days = new Map<string, unknown>(Object.entries(value ?? {}));
  const of = (name: keyof Retention) => {
    const given = days.get(name);
    return typeof given === 'number' ? given : defaultRetention[name];
  };
  return {
    deletedAccountDays: of('deletedAccountDays'),
    auditDays: of('auditDays'),
    endedSessionDays: of('endedSessionDays'),
  };
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
    retention: retentionOf('retention' in data ? data.retention : undefined),
  };
}

let pending: Promise<ServerFacts> | null = null;

/**
 * One request per visit, shared by all public pages. Bypasses the API client, whose schemas weigh more than the rest of such a page. A failure is ignored, and
 * the next page tries again.
 */
function fetchServerFacts(): Promise<ServerFacts> {
  pending ??= fetch('/api/v1/auth/providers')
    .then(async (response) => {
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      return factsOf(await response.json());
    })
    .catch(() => {
      pending = null;
      return unknownFacts;
    });
  return pending;
}

/** Resets the cache between tests. */
export function forgetServerFacts(): void {
  pending = null;
}

export function useServerFacts(): ServerFacts {
  const [facts, setFacts] = useState(unknownFacts);
  useEffect(() => {
    let isShown = true;
    void fetchServerFacts().then((answer) => isShown && setFacts(answer));
    return () => {
      isShown = false;
    };
  }, []);
  return facts;
}
