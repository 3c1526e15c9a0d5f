/** Somebody whom the GitHub emulator knows, signed in without a browser. */
export interface DemoCaller {
  readonly user: { readonly id: string };
  readonly accessToken: string;
  readonly refreshToken: string;
  /** @returns the answer's `data` @throws Error with the server's sentence where the call fails */
  call(method: string, path: string, options?: { readonly body?: unknown; readonly pdf?: Uint8Array }): Promise<unknown>;
}

export function signInDemoUser(url: string, login: string): Promise<DemoCaller>;
