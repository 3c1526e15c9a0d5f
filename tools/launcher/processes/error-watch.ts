import { closeSync, openSync, readSync, statSync } from 'node:fs';

const pollMs = 1_000;
const maxReadBytes = 65_536;

interface LoggedError {
  readonly message?: string;
  readonly cause?: LoggedError;
}

interface LogLine {
  readonly level?: unknown;
  readonly msg?: string;
  /** Written for operators, so it is shown instead of the error's own message. */
  readonly reason?: string;
  readonly err?: LoggedError;
  readonly error?: LoggedError;
}

/** pino writes levels as words or as numbers, depending on its configuration. */
const isError = (level: unknown): boolean =>
  level === 'error' || level === 'fatal' || (typeof level === 'number' && level >= 50);

/** A readable line for one JSON line of a log, or null if it is no error. */
export function describeError(line: string): string | null {
  try {
    const { level, msg, reason: said, err, error } = JSON.parse(line) as LogLine;
    if (!isError(level)) return null;
    const reasons = said === undefined ? messagesOf(err ?? error) : [said];
    return (
      [msg, ...reasons]
        .filter((part, index, parts) => part && parts.indexOf(part) === index)
        .join(': ') || 'error'
    );
  } catch {
    return null;
  }
}

/** The message of an error and of its causes; the last one mostly says what to do. */
function messagesOf(error: LoggedError | undefined): (string | undefined)[] {
  return error ? [error.message, ...messagesOf(error.cause)] : [];
}

/** The part of a log that says why a process failed: JSON lines only if they are errors, and whatever is no JSON, such as the output of a server. */
export function readableErrors(log: string): string {
  return log
    .split('\n')
    .map((line) => (line.startsWith('{"') ? describeError(line) : line))
    .filter((line) => line !== null)
    .join('\n')
    .trim();
}

/** Follows a log from its present end and reports each error. @returns a function that stops following */
export function watchErrors(logFile: string, onError: (description: string) => void): () => void {
  let position = sizeOf(logFile);
  let unfinished = '';
  const timer = setInterval(() => {
    const size = sizeOf(logFile);
    // The log was rotated.
    if (size < position) position = 0;
    if (size === position) return;
    const { text, end } = readBetween(logFile, Math.max(position, size - maxReadBytes), size);
    position = end;
    const lines = (unfinished + text).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) {
      const description = describeError(line);
      if (description) onError(description);
    }
  }, pollMs);
  timer.unref();
  return () => clearInterval(timer);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function readBetween(file: string, start: number, end: number): { text: string; end: number } {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(end - start);
    const read = readSync(descriptor, buffer, 0, buffer.length, start);
    return { text: buffer.toString('utf8', 0, read), end: start + read };
  } finally {
    closeSync(descriptor);
  }
}
