import { type Plugin } from 'vite';

const jsonSchema = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const english = /\/zod\/v4\/locales\/en\.js$/;
const schemas = /\/zod\/v4\/classic\/schemas\.js$/;

/**
 * Methods of zod's schemas that no page calls. Every schema carries them all, and with them formats, checks and directions of parsing that
 * nothing else needs. Whoever comes to use one takes it off this list; until then the first page that loads says what is missing.
 */
export const unusedMethods: readonly string[] = [
  // Formats; those in use are made by functions of their own, `z.email()`.
  ...['jwt', 'emoji', 'guid', 'uuidv4', 'uuidv6', 'uuidv7', 'nanoid', 'cuid', 'cuid2', 'ulid', 'base64', 'base64url', 'xid', 'ksuid', 'ipv4', 'ipv6', 'cidrv4', 'cidrv6', 'e164', 'time', 'duration'],
  ...['email', 'url', 'uuid', 'datetime', 'date'],
  ...['includes', 'startsWith', 'endsWith', 'lowercase', 'uppercase', 'normalize', 'toUpperCase', 'slugify'],
  ...['exactOptional', 'nonoptional', 'and', 'prefault'],
  ...['encode', 'decode', 'encodeAsync', 'decodeAsync', 'safeEncode', 'safeDecode', 'safeEncodeAsync', 'safeDecodeAsync', 'toJSONSchema'],
];

/** Schemas of objects write code for themselves and try at the first one whether they may; our policy forbids it, and the browser would report the try. */
const plainObjects = (code: string) => code.replace('core.$ZodObjectJIT.init(', 'core.$ZodObject.init(');

const method = (name: string) => new RegExp(`^ {4}(?:${name}: )?(?:async )?(?:function )?_?${name}\\([^)]*\\) \\{\\n(?: {8}.*\\n)*? {4}\\},\\n`, 'gm');

/** Leaves out of the pages what the server alone uses of zod: some 9 kB in each. */
export function leanZod(): Plugin {
  return {
    name: 'rolefit:lean-zod',
    apply: 'build',
    transform(code, id) {
      if (jsonSchema.test(id)) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1]);
        return { code: names.map((name) => `export const ${name} = () => undefined;`).join('\n'), map: null };
      }
      // Messages that a user may see stand in the contracts.
      if (english.test(id)) return { code: `export default () => ({ localeError: () => 'Invalid input' });`, map: null };
      if (schemas.test(id)) return { code: plainObjects(unusedMethods.reduce((rest, name) => rest.replace(method(name), ''), code)), map: null };
      return null;
    },
  };
}
