import { once } from 'node:events';
import { type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type ScriptedBehaviour } from './scripted-behaviour.js';

/** The beginning of a completion whose content never ends. */
const opening = '{"id":"scripted","choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"';
const chunkBytes = 65_536;
const bombBytes = 64 * 1_048_576;

/**
 * Sends a body that is much too long, waiting for the client wherever it stops reading; ends when the client hangs up.
 * @param onSent is told of the bytes of each write once the socket has taken them
 */
export async function sendOversized(response: ServerResponse, { bytes, framing, status = 200 }: Extract<ScriptedBehaviour, { kind: 'oversized' }>, onSent: (bytes: number) => void): Promise<void> {
  const chunk = framing === 'gzip' ? gzipSync(Buffer.alloc(bombBytes, ' ')) : Buffer.alloc(chunkBytes, 'a');
  const hungUp = new AbortController();
  response.once('close', () => hungUp.abort());
  response.on('error', () => hungUp.abort());
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(framing === 'gzip' && { 'content-encoding': 'gzip' }),
    ...(framing === 'short-length' && { 'content-length': '10' }),
  });
  // A gzip body may consist of several members one after the other.
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
