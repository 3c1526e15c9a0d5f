import { once } from 'node:events';
import { type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type ScriptedBehaviour } from './scripted-behaviour.js';

/** The start of a completion whose content never ends. */
const opening =
  '{"id":"scripted","choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"';
const chunkBytes = 65_536;
const bombBytes = 64 * 1_048_576;

/**
 * Sends an oversized body with backpressure; ends when the client hangs up.
 * @param onSent gets the size of each write that the socket has accepted
 */
export async function sendOversized(
  response: ServerResponse,
  { bytes, framing, status = 200 }: Extract<ScriptedBehaviour, { kind: 'oversized' }>,
  onSent: (bytes: number) => void,
): Promise<void> {
  const chunk =
    framing === 'gzip' ? gzipSync(Buffer.alloc(bombBytes, ' ')) : Buffer.alloc(chunkBytes, 'a');
  const hungUp = new AbortController();
  response.once('close', () => hungUp.abort());
  response.on('error', () => hungUp.abort());
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(framing === 'gzip' && { 'content-encoding': 'gzip' }),
    ...(framing === 'short-length' && { 'content-length': '10' }),
  });
  // A gzip body may consist of several members.
  response.write(framing === 'gzip' ? gzipSync(opening) : opening);
  try {
    for (let sent = 0; sent < bytes && !hungUp.signal.aborted; sent += chunk.length) {
      const hasRoom = response.write(chunk);
      if (!hasRoom) await once(response, 'drain', { signal: hungUp.signal });
      onSent(chunk.length);
    }
    response.end();
  } catch (error) {
    if (!hungUp.signal.aborted) throw error;
  }
}
