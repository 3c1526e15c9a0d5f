import { type ESTree, type Plugin, Visitor } from 'vite';
import { beginningOf } from './calls.ts';

const jsonSchema = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const english = /\/zod\/v4\/locales\/en\.js$/;
const schemas = /\/zod\/v4\/(?:classic|core)\/schemas\.js$/;
const errors = /\/zod\/v4\/classic\/errors\.js$/;

const ours = /\/(?:libs|apps\/web)\/.*src\/.*\.tsx?$/;

/**
 * Methods of zod's schemas that no page calls. Every schema carries them all, and with them formats, checks and directions of parsing that
 * nothing else needs. Whoever comes to use one takes it off this list; until then the build says so.
 */
const unusedMethods: readonly string[] = [
  // Formats; those in use are made by functions of their own, `z.email()`.
  ...['jwt', 'emoji', 'guid', 'uuidv4', 'uuidv6', 'uuidv7', 'nanoid', 'cuid', 'cuid2', 'ulid', 'base64', 'base64url', 'xid', 'ksuid', 'ipv4', 'ipv6', 'cidrv4', 'cidrv6', 'e164', 'time', 'duration'],
  ...['email', 'url', 'uuid', 'datetime', 'date'],
  ...['includes', 'startsWith', 'endsWith', 'lowercase', 'uppercase', 'normalize', 'toUpperCase', 'slugify'],
  ...['exactOptional', 'nonoptional', 'nullish', 'and', 'or', 'prefault', 'catch', 'readonly', 'brand', 'with', 'apply', 'register', 'describe', 'meta', 'description'],
  ...['isOptional', 'isNullable', 'safeParseAsync', 'spa', 'validate', 'validateAsync', '"~standard"', '_def'],
  ...['gt', 'gte', 'lt', 'lte', 'safe', 'positive', 'nonnegative', 'negative', 'nonpositive', 'multipleOf', 'step', 'finite', 'nonempty', 'unwrap'],
  ...['keyof', 'catchall', 'passthrough', 'loose', 'strict', 'strip', 'safeExtend', 'merge', 'exactPartial', 'required'],
  ...['encode', 'decode', 'encodeAsync', 'decodeAsync', 'safeEncode', 'safeDecode', 'safeEncodeAsync', 'safeDecodeAsync', 'toJSONSchema'],
];

const method = (name: string) => new RegExp(`^ {4}(?:[gs]et )?(?:${name}: )?(?:async )?(?:function )?_?${name}\\([^)]*\\) \\{\\n(?: {8}.*\\n)*? {4}\\},\\n`, 'gm');

/** What every schema does when it is made, and nothing here needs. */
const unusedSteps: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // For a document of the API.
  [/^ {4}inst\._zod\.processJSONSchema = .*;\n/gm, ''],
  // For values that hold themselves, which JSON can't.
  [/^ {4}_ensureDefaultMemoizer\(\);\n/gm, ''],
  // For parsers that write code for themselves and try first whether they may: our policy forbids it, and the browser would report the try.
  [/core\.\$ZodObjectJIT\.init/g, 'core.$ZodObject.init'],
  // For questions about a schema's limits, and enums made of a part of another.
  [/^\/\*@__PURE__\*\/ util\.derived\(\{\n(?: {4}.*\n)*?\}, \{/gm, '({'],
  [/^ {4}inst\.(?:extract|exclude) = \(values, params\) => \{\n(?: {8}.*\n)*? {4}\};\n/gm, ''],
];

/** Forms of an error that nobody reads: its issues are read. */
const unusedForms = /^ {4}_lazyMethod\(proto, "(?:format|flatten)", .*;\n/gm;

/** Methods of the list that are called on a schema all the same. */
function missedMethods(program: ESTree.Program): string[] {
  const missed: string[] = [];
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !unusedMethods.includes(callee.property.name)) return;
      const isOfSchema = callee.object.type === 'CallExpression' ? beginningOf(callee.object) === 'z' : /Schema$/.test(beginningOf(callee.object));
      if (isOfSchema) missed.push(callee.property.name);
    },
  }).visit(program);
  return missed;
}

/** Leaves out of the pages what the server alone uses of zod: some 14 kB in each. */
export function leanZod(): Plugin {
  return {
    name: 'rolefit:lean-zod',
    apply: 'build',
    transform(code, id) {
      if (ours.test(id)) {
        const missed = missedMethods(this.parse(code));
        if (missed.length > 0) this.error(`${id} calls ${missed.join(', ')} of zod: take it off the list in lean-zod.ts`);
        return null;
      }
      if (jsonSchema.test(id)) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1]);
        return { code: names.map((name) => `export const ${name} = () => undefined;`).join('\n'), map: null };
      }
      // Messages that a user may see stand in the contracts.
      if (english.test(id)) return { code: `export default () => ({ localeError: () => 'Invalid input' });`, map: null };
      if (errors.test(id)) return { code: code.replace(unusedForms, ''), map: null };
      if (!schemas.test(id)) return null;
      const withoutMethods = unusedMethods.reduce((rest, name) => rest.replace(method(name), ''), code);
      return { code: unusedSteps.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), withoutMethods), map: null };
    },
  };
}
