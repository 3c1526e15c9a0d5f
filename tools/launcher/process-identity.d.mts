export function processIdentity(pid: number): string | null;
export function isRunning(process: { readonly pid: number; readonly identity: string | null | undefined }): boolean;
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean;
