/**
 * GitHub for a machine without one: a third-party emulator behind a small front, which draws the users' pictures, where the
 * emulator has none, and shows only our demo users to choose from. Configured by one JSON document in GITHUB_EMULATOR.
 */
import { createServer, request } from 'node:http';
import { createEmulator } from 'emulate';

const host = '127.0.0.1';
const { port, innerPort, users, app, address = host } = JSON.parse(process.env.GITHUB_EMULATOR ?? '{}');

await createEmulator({ service: 'github', port: innerPort, hostname: host, baseUrl: `http://${host}:${port}`, seed: { github: { users, oauth_apps: [app] } } });

createServer((incoming, outgoing) => {
  const login = /^\/avatars\/u\/([\w-]+)/.exec(incoming.url ?? '')?.[1];
  if (login) sendPicture(outgoing, login);
  else forward(incoming, outgoing);
}).listen(port, address);

function sendPicture(outgoing, login) {
  const hue = [...login].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360;
  const initial = login[0].toUpperCase();
  outgoing.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' });
  outgoing.end(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="hsl(${hue} 45% 42%)"/>` +
      `<text x="40" y="54" font-family="sans-serif" font-size="40" fill="#fff" text-anchor="middle">${initial}</text></svg>`,
  );
}

function forward(incoming, outgoing) {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const inner = request({ host, port: innerPort, method: incoming.method, path: incoming.url, headers }, (answer) => {
    if (incoming.url?.startsWith('/login/oauth/authorize')) return sendChoice(answer, outgoing);
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  inner.once('error', () => outgoing.writeHead(502).end());
  incoming.pipe(inner);
}

/** The emulator always adds two users of its own, who are nobody in Rolefit. */
async function sendChoice(answer, outgoing) {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const page = Buffer.concat(chunks).toString('utf8');
  const body = page.replace(/<form\b[^>]*>.*?<\/form>/gs, (form) => (/name="login" value="(?:admin|ghost)"/.test(form) ? '' : form));
  outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] });
  outgoing.end(body);
}
