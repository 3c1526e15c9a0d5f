import type {
  ResumeTextFailure,
  ResumeTextReply,
  ResumeTextRequest,
  ResumeTextUsage,
} from '../resume-text.messages.ts';
import { readFile } from './read-file.ts';
import { Refusal } from './refusal.ts';

/*
 * Entry of the child process. It also runs from the sources: Node strips the types, so only erasable syntax is
 * allowed here and in its imports, and relative imports name the file.
 */

function usage(): ResumeTextUsage {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1_000, residentBytes: process.memoryUsage.rss() };
}

function failureOf(error: unknown): ResumeTextFailure {
  if (error instanceof Refusal) return error.failure;
  if (error instanceof Error && error.name === 'PasswordException') return 'encrypted';
  // pdf.js wraps errors of V8 in its own, so only the message is left to check.
  return /allocation failed|invalid (array|typed array|string) length|call stack size/i.test(
    String(error),
  )
    ? 'too-complex'
    : 'unreadable';
}

async function answer(request: ResumeTextRequest): Promise<ResumeTextReply> {
  const { id } = request;
  try {
    return {
      id,
      ok: true,
      ...(await readFile(request)),
      usage: usage(),
    };
  } catch (error) {
    return { id, ok: false, failure: failureOf(error), reason: String(error), usage: usage() };
  }
}

// Exit with the parent: a child must not outlive it.
process.on('disconnect', () => process.exit(0));
process.on('message', (request: ResumeTextRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
process.send?.({ isReady: true });
