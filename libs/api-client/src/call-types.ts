import { type endpointDocs, type EndpointName, type endpoints } from '@rolefit/contracts';
import { type z } from 'zod/mini';

type Table = typeof endpoints;
/** The schemas of what is sent; a type only, so that no client loads them. */
type Sent = typeof endpointDocs;

/** The endpoints that answer JSON; a redirect or a file is not something to call. */
export type CallName = { [Name in EndpointName]: Table[Name] extends { data: z.ZodMiniType } ? Name : never }[EndpointName];

/** The endpoints that answer a signed-in user with a file. */
export type DownloadName = { [Name in EndpointName]: Table[Name] extends { media: readonly string[]; auth: 'bearer' } ? Name : never }[EndpointName];

/** What a download takes. */
export type DownloadInput<Name extends DownloadName> = Part<Name, 'params'> & Part<Name, 'query'> & { signal?: AbortSignal; onBytes?: (bytes: number) => void };

/** What a call resolves with. */
export type CallData<Name extends CallName> = Table[Name] extends { data: infer Data extends z.ZodMiniType } ? z.output<Data> : never;

type Part<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> = Sent[Name] extends { [K in Key]: infer Schema extends z.ZodMiniType }
  ? undefined extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : { [K in Key]: z.input<Schema> }
  : { [K in Key]?: never };

type FilePart<Name extends CallName> = Table[Name] extends { file: string } ? { file: File; onProgress?: (share: number) => void } : { file?: never; onProgress?: never };

/** What a call takes: exactly the parts that its entry in the table has. */
export type CallInput<Name extends CallName> = Part<Name, 'params'> & Part<Name, 'query'> & Part<Name, 'body'> & FilePart<Name> & { signal?: AbortSignal };

/** Nothing to pass where every part is optional. */
export type CallArguments<Name extends CallName> = Record<string, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

/** The parts of any call, as the client's inside handles them. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly file?: File | undefined;
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly onBytes?: ((bytes: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}
