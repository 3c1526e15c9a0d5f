import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, type Plugin } from 'vite';
import { beginningOf } from './calls.ts';

const contracts = /\/libs\/contracts\/src\/[^/]+\.ts$/;
const errorCodes = new URL('../../../libs/contracts/src/error-codes.ts', import.meta.url);

/** Of a call's entry a page needs its way and what it answers; the rest is for the server and its document. */
const ofServer = [/\bsummary: '[^']*',\s*/g, /\b(?:params|query|body): \w+Schema,\s*/g];

/** What the server's document says of a schema. */
const descriptions = /\s*\.(?:meta\(\{[^{}]*\}\)|describe\((?:'[^']*'|`[^`]*`)\))/g;

/**
 * Answers name an error and bring its sentence: to know the names is enough, and the table of all sentences stays with the few pages that
 * say one by themselves. A schema that says one of them says it without the table.
 */
function withoutSentences(code: string, table: string): string {
  const sentenceOf = (name: string) => new RegExp(`^ {2}${name}: \\{\\s*name: '\\w+',\\s*message: ('[^'\\\\]*')`, 'm').exec(table)?.[1];
  const namesIn = (entry: RegExp) => JSON.stringify([...table.matchAll(entry)].map((match) => match[1]));
  return code
    .replace(/\berrorCodes\.([A-Z_]+)\.message\b/g, (whole, name: string) => sentenceOf(name) ?? whole)
    .replace(/\berrorCodeList\)/g, `${namesIn(/^ {2}([A-Z_]+): \{\s*name: /gm)})`)
    .replace(/\bkeysOf\(errorFamilies\)/g, namesIn(/^ {2}([A-Z_]+): \{\s*status: /gm));
}

const isSchema = (init: ESTree.CallExpression) => beginningOf(init) === 'z' || /Schema$/.test(beginningOf(init));
const lateSchema = fileURLToPath(new URL('../src/lib/late-schema.ts', import.meta.url));

/**
 * Says of every declaration that it has no effect beyond its name, so that those nobody asks for go; and has schemas made when they are first
 * asked something: most of those that a page carries are for what may come later, and all together hold a phone up as long as React does.
 */
function withoutEffects(code: string): string {
  const inits = parseSync('contracts.ts', code).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : [])) : [];
  });
  const wrapped = inits.reduceRight((rest, init) => {
    const call = rest.slice(init.start, init.end);
    return `${rest.slice(0, init.start)}/* @__PURE__ */ ${isSchema(init) ? `lateSchema(() => ${call})` : `(() => ${call})()`}${rest.slice(init.end)}`;
  }, code);
  return `import { lateSchema } from ${JSON.stringify(lateSchema)};\n${wrapped}`;
}

/** Leaves out of the pages what the server alone uses of the contracts: schemas of what is sent to it, and what its document says. */
export function leanContracts(): Plugin {
  return {
    name: 'rolefit:lean-contracts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!contracts.test(id)) return null;
      const lean = withoutSentences(code.replace(descriptions, ''), readFileSync(errorCodes, 'utf8'));
      return { code: withoutEffects(id.endsWith('/endpoints.ts') ? ofServer.reduce((rest, part) => rest.replace(part, ''), lean) : lean), map: null };
    },
  };
}
