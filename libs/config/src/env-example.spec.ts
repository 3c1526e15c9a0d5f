import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configSchema } from './environment.js';

const head = `# Every variable that Rolefit reads, with its default. None is needed on one machine: npm start brings up the
# services that are not named here. With ROLEFIT_DEPLOYMENT=cluster every service must be named.
`;

/** Expected content: one block per variable of the schema, in its order. */
function expectedExample(): string {
  const blocks = Object.entries(configSchema.shape).map(([name, schema]) => {
    const fallback: unknown = schema.safeParse(undefined).data;
    return `# ${schema.description}\n#${name}=${fallback === undefined ? '' : String(fallback)}\n`;
  });
  return [head, ...blocks].join('\n');
}

describe('.env.example', () => {
  it('matches the schema exactly', () => {
    expect(readFileSync(join(__dirname, '../../../.env.example'), 'utf8')).toBe(expectedExample());
  });

  it('documents every variable in one sentence or more', () => {
    for (const [name, schema] of Object.entries(configSchema.shape)) {
      expect({ name, isSentence: /^[A-Z].*\.$/.test(schema.description ?? '') }).toEqual({
        name,
        isSentence: true,
      });
    }
  });
});
