import { type endpointDocs, type EndpointName, type endpoints } from '@rolefit/contracts';
import { type z } from 'zod/mini';
import { type ReadFile, type Send } from './transport.js';

type Table = typeof endpoints;
/** Schemas of request parameters, as a type only, so that clients do not bundle them. */
type Sent = typeof endpointDocs;

/** Endpoints with a JSON response; redirects and files cannot be called. */
type CallName = {
  [Name in EndpointName]: Table[Name] extends { data: z.ZodMiniType } ? Name : never;
}[EndpointName];

/** Authenticated endpoints that return a file. */
type DownloadName = {
  [Name in EndpointName]: Table[Name] extends { media: readonly string[]; auth: 'bearer' }
    ? Name
    : never;
}[EndpointName];

/** The name of an endpoint in the table, by which its other half is found. */
type NameOf<Called> = Called extends { method: infer Method; path: infer Path }
  ? {
      [Name in EndpointName]: Table[Name] extends { method: Method; path: Path } ? Name : never;
    }[EndpointName]
  : never;

/** Endpoints with a JSON response, from the tables of the contracts. */
export type Callable = Table[CallName];

/** Endpoints with a file, from the tables of the contracts. */
export type Downloadable = Table[DownloadName];

type DownloadInputOf<Name extends EndpointName> = Part<Name, 'params'> &
  Part<Name, 'query'> & {
    readFile: ReadFile;
    signal?: AbortSignal;
    onBytes?: (bytes: number) => void;
  };

/** Options of a download. */
export type DownloadInput<Called extends Downloadable> = DownloadInputOf<NameOf<Called>>;

/** Result of a call. */
export type CallData<Called extends Callable> = Called extends {
  data: infer Data extends z.ZodMiniType;
}
  ? z.output<Data>
  : never;

/** Optional if the schema accepts a missing value, or one without any fields. */
type Part<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> = Sent[Name] extends {
  [K in Key]: infer Schema extends z.ZodMiniType;
}
  ? undefined extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : Record<never, never> extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
  : { [K in Key]?: never };

type FilePart<Name extends EndpointName> = Table[Name] extends { file: string }
  ? { file: File; send?: Send }
  : { file?: never; send?: never };

/** Options of a call, with exactly the parameters that its endpoint declares. */
export type CallInput<Called extends Callable> = InputOf<NameOf<Called>>;

type InputOf<Name extends EndpointName> = Part<Name, 'params'> &
  Part<Name, 'query'> &
  Part<Name, 'body'> &
  FilePart<Name> & { signal?: AbortSignal };

/** Omits the options argument where every option is optional. */
export type CallArguments<Called extends Callable> =
  Record<string, never> extends CallInput<Called>
    ? [input?: CallInput<Called>]
    : [input: CallInput<Called>];

/** Options of any call, as used inside the client. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly file?: File | undefined;
  /** Sends the request in place of `fetch`, where XMLHttpRequest exists. */
  readonly send?: Send | undefined;
  readonly readFile?: ReadFile | undefined;
  readonly onBytes?: ((bytes: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}
