import ts from 'typescript';

/** The declared type of each column, by `table.column`, as the entities declare it; the content of `jsonb` and `text` columns is declared nowhere else. */
export type EntityTypes = ReadonlyMap<string, ts.Type>;

export function readEntityTypes(program: ts.Program, files: readonly string[]): EntityTypes {
  const checker = program.getTypeChecker();
  const types = new Map<string, ts.Type>();
  for (const file of files) {
    for (const statement of program.getSourceFile(file)?.statements ?? []) {
      if (!ts.isClassDeclaration(statement)) continue;
      const table = argumentsOf(statement, ['Entity'])?.[0];
      if (table === undefined || !ts.isStringLiteral(table)) continue;
      for (const member of statement.members) {
        const given = ts.isPropertyDeclaration(member)
          ? argumentsOf(member, ['Column', 'PrimaryColumn'])
          : undefined;
        if (given !== undefined && member.name !== undefined)
          types.set(
            `${table.text}.${columnNameOf(given) ?? member.name.getText()}`,
            checker.getTypeAtLocation(member),
          );
      }
    }
  }
  return types;
}

/** The arguments of the first decorator with one of these names. */
function argumentsOf(
  node: ts.HasDecorators,
  names: readonly string[],
): readonly ts.Expression[] | undefined {
  for (const { expression } of ts.getDecorators(node) ?? []) {
    if (ts.isCallExpression(expression) && names.includes(expression.expression.getText()))
      return expression.arguments;
  }
  return undefined;
}

function columnNameOf(given: readonly ts.Expression[]): string | undefined {
  for (const argument of given) {
    if (!ts.isObjectLiteralExpression(argument)) continue;
    for (const property of argument.properties) {
      if (
        ts.isPropertyAssignment(property) &&
        property.name.getText() === 'name' &&
        ts.isStringLiteral(property.initializer)
      )
        return property.initializer.text;
    }
  }
  return undefined;
}
