import { join } from 'node:path';
import postgres from 'postgres';
import ts from 'typescript';
import { type Catalog, readCatalog } from './catalog.ts';
import { describeStatement } from './describe.ts';
import { readEntityTypes } from './entity-types.ts';
import { type Finding, findStatements, type SentStatement } from './find-statements.ts';
import { resultNullability } from './nullability/statement.ts';
import { mismatches, type TypeSources } from './row-type.ts';
import type { DynamicStatements } from './statement-text.ts';
import { checkUsers } from './user-scope/check-users.ts';

export interface Check {
  readonly root: string;
  /** Of a migrated database. */
  readonly databaseUrl: string;
  readonly dynamic: DynamicStatements;
  /** Reasons why statements name no user, by their place: `scans/scans.repository.ts add`. */
  readonly ofAllUsers: ReadonlyMap<string, string>;
  /** Sources by path that replace or complement those on disk, for tests. If given, only these are checked. */
  readonly overlay?: ReadonlyMap<string, string>;
}

export interface Outcome {
  /** How many texts PostgreSQL has analysed. */
  readonly statements: number;
  readonly findings: readonly Finding[];
}

/** Checks every SQL statement of libs/database against the migrated schema, and each row type against the statement's result. */
export async function checkStatements({
  root,
  databaseUrl,
  dynamic,
  ofAllUsers,
  overlay,
}: Check): Promise<Outcome> {
  const program = createProgram(root, overlay ?? new Map());
  const source = join(root, 'libs', 'database', 'src');
  const all = program
    .getSourceFiles()
    .map(({ fileName }) => fileName)
    .filter((file) => file.startsWith(`${source}/`));
  const checked =
    overlay === undefined
      ? all.filter((file) => !/\/(migrations|testing)\//.test(file))
      : [...overlay.keys()];
  const { statements, findings } = findStatements(
    program,
    checked,
    join(source, 'run.ts'),
    dynamic,
  );
  const types = {
    checker: program.getTypeChecker(),
    entityTypes: readEntityTypes(program, all),
    pgTypes: readPgTypes(program, root),
  };
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const catalog = await readCatalog(sql);
    const found = [...findings];
    for (const statement of statements)
      found.push(...(await checkStatement(sql, catalog, types, statement)));
    found.push(...(await checkUsers({ catalog, source, ofAllUsers }, statements)));
    return {
      statements: statements.reduce((sum, { texts }) => sum + texts.length, 0),
      findings: found,
    };
  } finally {
    await sql.end();
  }
}

async function checkStatement(
  sql: postgres.Sql,
  catalog: Catalog,
  types: TypeSources,
  statement: SentStatement,
): Promise<Finding[]> {
  const { file, line, texts } = statement;
  const messages = new Set<string>();
  for (const text of texts) {
    try {
      for (const message of await problemsOf(sql, catalog, types, statement, text))
        messages.add(message);
    } catch (error) {
      if (!(error instanceof postgres.PostgresError))
        throw new Error(`${file}:${line} cannot be checked`, { cause: error });
      messages.add(messageOf(error, text));
    }
  }
  return [...messages].map((message) => ({ file, line, message }));
}

async function problemsOf(
  sql: postgres.Sql,
  catalog: Catalog,
  types: TypeSources,
  { rowType, node, parameterTypes }: SentStatement,
  text: string,
): Promise<string[]> {
  const { columns, parameters } = await describeStatement(sql, catalog, text);
  const wrongCount =
    parameterTypes !== null && parameterTypes.length !== parameters
      ? [`the statement has ${parameters} parameters, but is given ${parameterTypes.length}`]
      : [];
  if (rowType === null) return wrongCount;
  const nullability = await resultNullability(catalog, text, (number) =>
    canBeNull(types.checker, parameterTypes?.[number - 1]),
  );
  // Columns that the analysis does not know, as of a form that it has never met, can be null.
  const results = columns.map((column, index) => ({
    ...column,
    isNullable:
      nullability.length === columns.length ? (nullability[index]?.isNullable ?? true) : true,
  }));
  return [...wrongCount, ...mismatches(types, rowType, node, results)];
}

/** Whether a parameter, or an element of an array that is one, can be null; `pg` sends undefined as null. */
function canBeNull(checker: ts.TypeChecker, type: ts.Type | undefined): boolean {
  const element =
    type !== undefined && checker.isArrayLikeType(type)
      ? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
      : undefined;
  return [type, element ?? type].some(
    (one) =>
      one === undefined ||
      [checker.getNullType(), checker.getUndefinedType()].some((nothing) =>
        checker.isTypeAssignableTo(nothing, one),
      ),
  );
}

/** PostgreSQL's message with the place in the statement that it complains of. */
function messageOf({ message, hint, position }: postgres.PostgresError, text: string): string {
  const at = Number(position) - 1;
  const near = Number.isNaN(at)
    ? ''
    : ` near \`${text
        .slice(Math.max(0, at - 20), at + 30)
        .replace(/\s+/g, ' ')
        .trim()}\``;
  return `${message}${near}${hint ? ` (${hint})` : ''}`;
}

function createProgram(root: string, overlay: ReadonlyMap<string, string>): ts.Program {
  const read = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (read === undefined) throw new Error('tsconfig.json cannot be read');
  const { options, fileNames } = read;
  const host = ts.createCompilerHost(options);
  const onDisk = { getSourceFile: host.getSourceFile, fileExists: host.fileExists };
  host.fileExists = (file) => overlay.has(file) || onDisk.fileExists(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = overlay.get(file);
    return text === undefined
      ? onDisk.getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, text, version, true);
  };
  const database = fileNames.filter(
    (file) => file.startsWith(join(root, 'libs', 'database', 'src')) && !/spec\.ts$/.test(file),
  );
  return ts.createProgram([...database, pgTypesFile(root), ...overlay.keys()], options, host);
}

const pgTypesFile = (root: string): string => join(root, 'tools', 'sql-check', 'pg-types.ts');

function readPgTypes(program: ts.Program, root: string): ReadonlyMap<string, ts.Type> {
  const checker = program.getTypeChecker();
  const declaration = program
    .getSourceFile(pgTypesFile(root))
    ?.statements.find(ts.isInterfaceDeclaration);
  if (declaration === undefined) throw new Error('pg-types.ts has no interface');
  return new Map(
    checker
      .getPropertiesOfType(checker.getTypeAtLocation(declaration))
      .map((property) => [property.name, checker.getTypeOfSymbolAtLocation(property, declaration)]),
  );
}
