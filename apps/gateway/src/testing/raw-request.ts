import { connect, type Socket } from 'node:net';

/** A response read from a socket. */
export interface RawAnswer {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
}

/** A request over a raw socket, so that a test can send parts of it and pause. */
export interface RawRequest {
  readonly socket: Socket;
  /** The first complete response, or whatever was received before the connection closed. */
  readonly answer: Promise<RawAnswer>;
  /** Resolves when the connection is closed. */
  readonly closed: Promise<void>;
}

/** Opens a connection and sends the request line and headers, each header as `name: value`. */
export function openRaw(url: string, line: string, headers: readonly string[] = []): RawRequest {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (data: string) => {
      text += data;
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      if (length !== undefined && Buffer.byteLength(body) >= Number(length)) resolve(text);
    });
    socket.on('close', () => resolve(text)).on('error', () => resolve(text));
  });
  socket.write([`${line} HTTP/1.1`, `host: ${hostname}:${port}`, ...headers, '', ''].join('\r\n'));
  return {
    socket,
    closed,
    answer: answer.then((text) => ({
      text,
      status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0),
      code: /"code":"(\w+)"/.exec(text)?.[1],
    })),
  };
}
