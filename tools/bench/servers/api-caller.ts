import { apiBasePath, type Endpoint, type EndpointName, endpoints } from '@rolefit/contracts';

/** `data` of a successful answer. Matched through the core of a schema, which zod and zod/mini share. */
type DataOf<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly data: { readonly _zod: { readonly output: infer Data } };
}
  ? Data
  : never;

interface CallInput {
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly pdf?: Buffer;
}

/** Makes one call of the API in the name of one user. @throws Error where it is refused */
export type ApiCaller = <Name extends EndpointName>(
  name: Name,
  input?: CallInput,
) => Promise<DataOf<Name>>;

/**
 * Calls of one user. Answers are not validated: validation would take processor time from the servers, and drop fields that `cache-oracle` has to see.
 */
export function apiCaller(gatewayUrl: string, accessToken: string): ApiCaller {
  return async <Name extends EndpointName>(
    name: Name,
    { id = '', query, body, pdf }: CallInput = {},
  ) => {
    const { method, path }: Endpoint = endpoints[name];
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    const answer = await fetch(`${gatewayUrl}${apiBasePath}${path.replace(':id', id)}${search}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(pdf !== undefined
        ? { body: pdfForm(pdf) }
        : body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { readonly data: DataOf<Name> }).data;
  };
}

function pdfForm(pdf: Buffer): FormData {
  const form = new FormData();
  form.append('resume', new File([new Uint8Array(pdf)], 'resume.pdf', { type: 'application/pdf' }));
  return form;
}
