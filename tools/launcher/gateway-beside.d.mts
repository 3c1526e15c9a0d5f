/** A gateway of a journey's own. */
export interface GatewayBeside {
  readonly url: string;
  readonly port: number;
  /** Ends it with SIGTERM and waits as long as it takes; how it ended. */
  stop(): Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

export function startGatewayBeside(options: { readonly dataDir: string; readonly env?: Readonly<Record<string, string>>; readonly port?: number }): Promise<GatewayBeside>;
