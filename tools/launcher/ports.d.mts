export function tryPort(port: number): Promise<{ readonly free: boolean; readonly reason?: 'taken' | 'forbidden' }>;
/** One free port of 127.0.0.1 for each name. */
export function findPorts<Name extends string>(
  names: readonly Name[],
  options?: { readonly remembered?: Readonly<Partial<Record<Name, number>>>; readonly avoid?: readonly number[] },
): Promise<Record<Name, number>>;
