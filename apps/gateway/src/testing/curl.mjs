/**
 * Stands in for curl where a machine has none: understands the options that docs/api.md uses, and refuses all others.
 */
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean' },
    'show-error': { type: 'boolean' },
    'fail-with-body': { type: 'boolean' },
    get: { type: 'boolean' },
    request: { type: 'string' },
    header: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
    'data-urlencode': { type: 'string', multiple: true, default: [] },
  },
});

const headers = new Headers(values.header.map((line) => line.split(/:\s*/u, 2)));
if (values.json !== undefined) {
  headers.set('content-type', 'application/json');
  if (!headers.has('accept')) headers.set('accept', 'application/json');
}
const url = new URL(positionals[0]);
for (const one of values['data-urlencode']) {
  const [name, value] = one.split('=', 2);
  url.searchParams.append(name, value);
}
const answer = await fetch(url, {
  method: values.request ?? (values.json === undefined ? 'GET' : 'POST'),
  headers,
  body: values.json,
});
process.stdout.write(await answer.text());
process.exitCode = answer.ok ? 0 : 22;
