import type { Environment } from './environment.js';
import type { LimitsConfig } from './limits-config.js';
import type { ModelConfig } from './model-config.js';
import type { SentinelAddress } from './variables/sentinel-list.js';

/** Storage of uploaded files: a local folder or an S3-compatible store. */
export type StorageConfig =
  | { readonly kind: 'files'; readonly dir: string }
  | {
      readonly kind: 's3';
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      readonly accessKey: string;
      readonly secretKey: string;
    };

/** The GitHub OAuth app for sign-in. */
export interface GithubConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Origin of the pages, without a trailing slash. */
  readonly url: string;
  /** Origin of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** True where GITHUB_URL refers to a local emulator. */
  readonly isDemo: boolean;
}

/** The Google OAuth client for sign-in. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Issuer URL for OpenID discovery, without a trailing slash. */
  readonly url: string;
}

/** An OpenID Connect provider of the operator's choice for sign-in. */
export interface OidcConfig {
  /** As the provider writes it, with or without a slash at its end. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What people call it. */
  readonly name: string;
}

/** Where sign-in links go: through a mail server, or into an inbox that only this machine can open. */
export type MailConfig =
  | {
      readonly kind: 'smtp';
      readonly host: string;
      readonly port: number;
      /** TLS from the start; else STARTTLS, which is required unless the server is on this machine. */
      readonly isTls: boolean;
      readonly isLocal: boolean;
      readonly login: { readonly user: string; readonly password: string } | null;
      readonly from: { readonly name: string; readonly address: string };
    }
  | { readonly kind: 'inbox' };

/** What passkeys are bound to, and whether browsers allow them there. */
export interface PasskeysConfig {
  /** Host name of `publicUrl`: the id of the relying party. */
  readonly site: string;
  readonly origin: string;
  readonly support: 'available' | 'ip-address' | 'no-tls';
}

/** The gateway's separate server for operators. */
export interface OperationsConfig {
  /** 0 selects a free port. */
  readonly port: number;
  readonly secret: string;
}

/** Retention periods. */
export interface RetentionConfig {
  /** Applies to accounts that are deleted from now on. */
  readonly deletedAccountDays: number;
  readonly auditDays: number;
  readonly endedSessionDays: number;
}

/** The Sentinels that know which Redis server is the primary. */
export interface SentinelsConfig {
  readonly addresses: readonly SentinelAddress[];
  /** Name under which they know the primary. */
  readonly name: string;
  readonly password: string | null;
}

/** Destination and sampling of traces. */
export interface TracingConfig {
  /** Without a trailing slash and without the signal's path. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** From 0 to 1. */
  readonly sampleRatio: number;
  readonly sendEveryMs: number;
}

/** Configuration of a gateway: parsed, grouped and deeply frozen. Created only by `loadConfig`. */
export interface Config {
  readonly deployment: 'local' | 'cluster';
  readonly server: {
    readonly host: string;
    readonly port: number;
    /** Without a trailing slash. */
    readonly publicUrl: string;
    readonly webDistDir: string | null;
    /** Origins that may call the API and open sockets; the first one is that of `publicUrl`. */
    readonly allowedOrigins: readonly string[];
    /** Origins of browser extensions that may authenticate with their own tokens; `*` matches any of a scheme. See `isExtension`. */
    readonly extensionOrigins: readonly string[];
    /** Number of trusted proxies in front of the gateway, for the client's address. */
    readonly trustedProxies: number;
    /** How long a stopping gateway still serves requests after readiness turned off. */
    readonly drainMs: number;
  };
  /** Null: no server for operators. */
  readonly operations: OperationsConfig | null;
  /** Null: tracing is disabled. */
  readonly tracing: TracingConfig | null;
  readonly limits: LimitsConfig;
  readonly retention: RetentionConfig;
  readonly worker: {
    /** Port of the health server; 0 selects a free one. */
    readonly port: number;
    /** Concurrent jobs of one kind in this process. */
    readonly concurrency: number;
    /** Worker threads for reading and judging texts. */
    readonly threads: number;
  };
  readonly session: {
    /** Secret for new signatures. */
    readonly secret: string;
    /** Former secrets, whose signatures remain valid. */
    readonly formerSecrets: readonly string[];
  };
  readonly database: { readonly url: string; readonly poolSize: number };
  readonly redis: {
    readonly url: string;
    /** Null if the host of the URL is the server, or leads to it. */
    readonly sentinels: SentinelsConfig | null;
    /** Prefix of all keys. */
    readonly prefix: string;
  };
  readonly storage: StorageConfig;
  /** Null: the built-in analyser is used. */
  readonly model: ModelConfig | null;
  /** Who gets an account at the first sign-in: anyone, or only people with an invitation. */
  readonly signUp: 'open' | 'invited';
  /** Null: GitHub sign-in is disabled. */
  readonly github: GithubConfig | null;
  /** Null: Google sign-in is disabled. */
  readonly google: GoogleConfig | null;
  /** Null: sign-in with a provider of the operator's choice is disabled. */
  readonly oidc: OidcConfig | null;
  /** Null: sign-in by e-mail is disabled. */
  readonly mail: MailConfig | null;
  readonly passkeys: PasskeysConfig;
  readonly links: { readonly sourceUrl: string | null; readonly extensionUrl: string | null };
  readonly log: { readonly level: Environment['LOG_LEVEL'] };
}

/** Configuration of a worker. It signs nobody in, so it holds no secret of sessions, sign-in providers or the mail server. */
export interface WorkerConfig extends Pick<
  Config,
  | 'deployment'
  | 'tracing'
  | 'retention'
  | 'worker'
  | 'database'
  | 'redis'
  | 'storage'
  | 'model'
  | 'log'
> {
  /** Of the health server. */
  readonly server: Pick<Config['server'], 'host'>;
}
