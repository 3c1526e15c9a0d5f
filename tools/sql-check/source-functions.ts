import ts from 'typescript';

/** The function that a name is declared as. */
export function functionOf(
  declaration: ts.Declaration | undefined,
): ts.FunctionLikeDeclaration | undefined {
  const found =
    declaration !== undefined && ts.isVariableDeclaration(declaration)
      ? declaration.initializer
      : declaration;
  return found !== undefined &&
    (ts.isFunctionDeclaration(found) || ts.isArrowFunction(found) || ts.isMethodDeclaration(found))
    ? found
    : undefined;
}

/** The expression that a function returns; of several, the first. */
export function resultOf({ body }: ts.FunctionLikeDeclaration): ts.Expression | undefined {
  if (body === undefined || !ts.isBlock(body)) return body;
  return body.statements.find(ts.isReturnStatement)?.expression;
}

/** The values that an object literal has for the names of a destructured parameter. */
export function fieldsOf(
  pattern: ts.ObjectBindingPattern,
  argument: ts.Expression,
): (readonly [ts.Node, ts.Expression])[] {
  const properties = ts.isObjectLiteralExpression(argument)
    ? argument.properties.filter(ts.isPropertyAssignment)
    : [];
  return pattern.elements.flatMap((element) => {
    const property = properties.find(
      ({ name }) => name.getText() === (element.propertyName ?? element.name).getText(),
    );
    return property === undefined ? [] : [[element.name, property.initializer] as const];
  });
}

/** The calls of a function in its own file. */
export function callsOf(
  checker: ts.TypeChecker,
  called: ts.SignatureDeclaration,
): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      symbolOf(
        checker,
        ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression,
      )?.valueDeclaration === called
    )
      calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(called.getSourceFile());
  return calls;
}

/** The symbol that a name means, where it was declared. */
export function symbolOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/** Whether only its own file can call a function. */
export function isLocal(called: ts.SignatureDeclaration): boolean {
  const modifiers = ts.canHaveModifiers(called) ? ts.getModifiers(called) : undefined;
  const has = (modifier: ts.SyntaxKind): boolean =>
    modifiers?.some(({ kind }) => kind === modifier) === true;
  return ts.isMethodDeclaration(called)
    ? has(ts.SyntaxKind.PrivateKeyword)
    : ts.isFunctionDeclaration(called) && !has(ts.SyntaxKind.ExportKeyword);
}
