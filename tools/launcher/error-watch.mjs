import { closeSync, openSync, readSync, statSync } from 'node:fs';

const everyMs = 1_000;
const mostAtOnce = 65_536;

/** pino writes levels as words or as numbers, as it is configured. */
const isError = (level) => level === 'error' || level === 'fatal' || level >= 50;

/** One line for a person from one JSON line of a log, or null when it tells of no error. */
export function describeError(line) {
  try {
    const { level, msg, err, error } = JSON.parse(line);
    if (!isError(level)) return null;
    const reason = err?.message ?? error?.message;
    return [msg, reason].filter((part, index, parts) => part && parts.indexOf(part) === index).join(': ') || 'error';
  } catch {
    return null;
  }
}

/** Follows a log from its present end and tells of each error in it. @returns what stops following */
export function watchErrors(logFile, onError) {
  let position = sizeOf(logFile);
  let unfinished = '';
  const timer = setInterval(() => {
    const size = sizeOf(logFile);
    // The log was rotated.
    if (size < position) position = 0;
    if (size === position) return;
    const { text, end } = readBetween(logFile, Math.max(position, size - mostAtOnce), size);
    position = end;
    const lines = (unfinished + text).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) {
      const description = describeError(line);
      if (description) onError(description);
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

function sizeOf(file) {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}

function readBetween(file, start, end) {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(end - start);
    const read = readSync(descriptor, buffer, 0, buffer.length, start);
    return { text: buffer.toString('utf8', 0, read), end: start + read };
  } finally {
    closeSync(descriptor);
  }
}
