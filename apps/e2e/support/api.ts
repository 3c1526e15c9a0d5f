import {
  apiBasePath,
  type endpoints as Endpoints,
  type Endpoint,
  endpoints,
  type JobDetail,
  type ScanRequest,
  type ScanStatus,
  successEnvelopeSchema,
} from '@rolefit/contracts';
import { type z } from 'zod/mini';
import { type Visitor } from './browser.js';
import { waitUntil } from './wait-until.js';

type Answered = {
  [Name in keyof typeof Endpoints]: (typeof Endpoints)[Name] extends {
    readonly data: z.ZodMiniType<infer Data>;
  }
    ? Data
    : never;
};

interface CallInput {
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly pdf?: Buffer;
}

/** Makes an API call with the session of the page. @returns `status` and, on success, the parsed `data` */
export async function tryCall<Name extends keyof typeof endpoints>(
  visitor: Visitor,
  name: Name,
  { id = '', query = {}, body, pdf }: CallInput = {},
): Promise<{ status: number; data: Answered[Name] | null }> {
  const { method, path, data }: Endpoint = endpoints[name];
  const url = new URL(visitor.baseUrl + apiBasePath + path.replace(':id', id));
  url.search = new URLSearchParams(query).toString();
  const token = await visitor.page.evaluate(() => localStorage.getItem('token'));
  const form = new FormData();
  if (pdf)
    form.append(
      'resume',
      new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }),
      'resume.pdf',
    );
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(pdf ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json: unknown = await answer.json();
  return {
    status: answer.status,
    data:
      answer.ok && data ? (successEnvelopeSchema(data).parse(json).data as Answered[Name]) : null,
  };
}

/** Like `tryCall`, for calls that have to succeed. */
export async function call<Name extends keyof typeof endpoints>(
  visitor: Visitor,
  name: Name,
  input: CallInput = {},
): Promise<Answered[Name]> {
  const { status, data } = await tryCall(visitor, name, input);
  if (status >= 400) throw new Error(`${name} answered ${status}`);
  return data as Answered[Name];
}

/** Opens a session for an extension. Only the page itself can: the call requires its cookie and its origin. */
export async function connectExtension({ page }: Visitor): Promise<void> {
  const { method, path } = endpoints.createExtensionSession;
  const status = await page.evaluate(
    async ([url, how]) =>
      (
        await fetch(url, {
          method: how,
          headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
        })
      ).status,
    [apiBasePath + path, method] as const,
  );
  if (status !== 200) throw new Error(`createExtensionSession answered ${status}`);
}

let scans = 0;

/** Scans a posting without the form. @returns its id */
export async function scan(
  visitor: Visitor,
  jobDescription: string,
  changes: Partial<ScanRequest> = {},
): Promise<string> {
  scans += 1;
  const body: ScanRequest = {
    jobId: `journey-${Date.now()}-${scans}`,
    jobDescription,
    companyName: 'Harbourlight Software',
    url: 'https://jobs.example.com/1',
    ...changes,
  };
  return (await call(visitor, 'createScan', { body }))._id;
}

/** Waits until a scan is in one of these states. */
export function scanIs(
  visitor: Visitor,
  id: string,
  wanted: ScanStatus | readonly ScanStatus[],
): Promise<JobDetail> {
  const statuses: readonly ScanStatus[] = typeof wanted === 'string' ? [wanted] : wanted;
  return waitUntil(`scan ${id} is ${statuses.join(' or ')}`, async () => {
    const { data } = await tryCall(visitor, 'getScan', { id });
    return data !== null && statuses.includes(data.status) ? data : null;
  });
}

/** Uploads and evaluates a resume, without the wizard. */
export async function giveResume(visitor: Visitor, pdf: Buffer): Promise<void> {
  await call(visitor, 'uploadResume', { pdf });
  await call(visitor, 'evaluateResume');
  await waitUntil(
    'the resume is evaluated',
    async () => (await call(visitor, 'getProfile')).resume?.evaluation?.status === 'completed',
  );
}
