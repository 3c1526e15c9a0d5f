import ts from 'typescript';
import { symbolOf } from './source-functions.ts';
import { type DynamicStatements, textsOf, UnknownText } from './statement-text.ts';

/** A place in the sources that sends a statement. */
export interface SentStatement {
  readonly file: string;
  readonly line: number;
  /** The name of the function or method around it. */
  readonly within: string;
  /** Every text that it can have. */
  readonly texts: readonly string[];
  /** The caller's row type; null if it reads no rows. */
  readonly rowType: ts.Type | null;
  /** The types of the parameters `$1`, `$2`, …; null where they are not listed at the place itself. */
  readonly parameterTypes: readonly ts.Type[] | null;
  readonly node: ts.Node;
}

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Finds the statements sent by `run` and `runOne` of `runFile`, and reports queries that bypass them. */
export function findStatements(
  program: ts.Program,
  files: readonly string[],
  runFile: string,
  dynamic: DynamicStatements,
): { statements: SentStatement[]; findings: Finding[] } {
  const checker = program.getTypeChecker();
  const statements: SentStatement[] = [];
  const findings: Finding[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source === undefined || file === runFile) continue;
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isCallExpression(node)) return;
      const place = { file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
      if (isQueryOfTypeOrm(checker, node))
        findings.push({ ...place, message: 'sends SQL past `run`, so that nothing checks it' });
      if (!isRun(checker, node, runFile)) return;
      const [, text, parameters] = node.arguments;
      if (text === undefined) return;
      try {
        statements.push({
          ...place,
          within: nameAround(node),
          node,
          texts: textsOf(checker, dynamic, text),
          rowType: rowTypeOf(checker, node),
          parameterTypes: parameterTypesOf(checker, parameters),
        });
      } catch (error) {
        if (!(error instanceof UnknownText)) throw error;
        findings.push({ ...place, message: error.message });
      }
    };
    visit(source);
  }
  return { statements, findings };
}

function nameAround(node: ts.Node): string {
  for (let at = node; at.parent !== undefined; at = at.parent)
    if (
      (ts.isMethodDeclaration(at) ||
        ts.isFunctionDeclaration(at) ||
        ts.isPropertyDeclaration(at)) &&
      at.name !== undefined
    )
      return at.name.getText();
  return '';
}

function isRun(
  checker: ts.TypeChecker,
  { expression }: ts.CallExpression,
  runFile: string,
): boolean {
  if (!ts.isIdentifier(expression)) return false;
  const declaration = symbolOf(checker, expression)?.valueDeclaration;
  return (
    declaration !== undefined &&
    ts.isFunctionDeclaration(declaration) &&
    ['run', 'runOne'].includes(declaration.name?.text ?? '') &&
    declaration.getSourceFile().fileName === runFile
  );
}

function isQueryOfTypeOrm(
  checker: ts.TypeChecker,
  { expression, arguments: [text] }: ts.CallExpression,
): boolean {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'query') return false;
  if (text !== undefined && isCopy(checker, text)) return false;
  const declaration = checker.getSymbolAtLocation(expression.name)?.declarations?.[0];
  return /\/node_modules\/(typeorm|pg|@types\/pg)\//.test(
    declaration?.getSourceFile().fileName ?? '',
  );
}

/** A stream of COPY, which PostgreSQL can neither prepare nor describe. */
function isCopy(checker: ts.TypeChecker, argument: ts.Expression): boolean {
  const declaration = checker.getTypeAtLocation(argument).symbol?.declarations?.[0];
  return declaration?.getSourceFile().fileName.includes('/pg-copy-streams/') ?? false;
}

/** `Row` of `Promise<Row[]>` and of `Promise<Row | null>`, whether it was written or inferred. */
function rowTypeOf(checker: ts.TypeChecker, node: ts.CallExpression): ts.Type | null {
  const answer = checker.getAwaitedType(checker.getTypeAtLocation(node));
  if (answer === undefined) return null;
  const row = checker.isArrayType(answer)
    ? (checker.getTypeArguments(asReference(answer))[0] ?? answer)
    : checker.getNonNullableType(answer);
  return row.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any) ||
    checker.getPropertiesOfType(row).length === 0
    ? null
    : row;
}

function asReference(type: ts.Type): ts.TypeReference {
  if (isReference(type)) return type;
  throw new Error('an array type without a type argument');
}

const isReference = (type: ts.Type): type is ts.TypeReference => 'target' in type;

function parameterTypesOf(
  checker: ts.TypeChecker,
  parameters: ts.Expression | undefined,
): readonly ts.Type[] | null {
  if (parameters === undefined) return [];
  if (!ts.isArrayLiteralExpression(parameters) || parameters.elements.some(ts.isSpreadElement))
    return null;
  return parameters.elements.map((element) => checker.getTypeAtLocation(element));
}
