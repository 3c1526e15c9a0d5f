import ts from 'typescript';

/** Texts of statements that a function puts together at run time, by the function's name: one for each form that it can give them. */
export type DynamicStatements = ReadonlyMap<string, readonly string[]>;

/** A statement whose text depends on something that only exists at run time. */
export class UnknownText extends Error {}

type Values = readonly string[];
type Bindings = ReadonlyMap<ts.Symbol, Values>;

/**
 * Finds out which texts an expression can have, without running it: follows constants, templates, conditional expressions and calls of
 * functions that return a template, also into other modules.
 * @throws UnknownText
 */
export function textsOf(
  checker: ts.TypeChecker,
  dynamic: DynamicStatements,
  expression: ts.Expression,
): Values {
  const evaluate = (node: ts.Expression, bindings: Bindings): Values => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
      return evaluate(node.expression, bindings);
    if (ts.isTemplateExpression(node)) {
      return combine([
        [node.head.text],
        ...node.templateSpans.flatMap((span) => [
          evaluate(span.expression, bindings),
          [span.literal.text],
        ]),
      ]);
    }
    if (ts.isConditionalExpression(node))
      return [...evaluate(node.whenTrue, bindings), ...evaluate(node.whenFalse, bindings)];
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) {
      return evaluate(node.left, bindings).flatMap((left) =>
        evaluate(node.right, bindings).map((right) => String(Number(left) * Number(right))),
      );
    }
    return (
      evaluateLiteralType(checker, node) ??
      evaluateName(node, bindings) ??
      evaluateCall(node, bindings) ??
      fail(node)
    );
  };

  const evaluateName = (node: ts.Expression, bindings: Bindings): Values | undefined => {
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
    const symbol = symbolOf(checker, node);
    const bound = symbol && bindings.get(symbol);
    if (bound !== undefined) return bound;
    const declaration = symbol?.valueDeclaration;
    if (declaration === undefined) return undefined;
    if (ts.isBindingElement(declaration)) return dynamicTextsOf(declaration.parent.parent);
    if (ts.isParameter(declaration)) return evaluateParameter(declaration);
    const isConstant =
      ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration);
    if (isConstant && declaration.initializer !== undefined)
      return evaluate(declaration.initializer, bindings);
    // `statement.sql`, where `statement` is the result of a function.
    const owner = ts.isPropertyAccessExpression(node)
      ? symbolOf(checker, node.expression)?.valueDeclaration
      : undefined;
    return owner && dynamicTextsOf(owner);
  };

  const evaluateCall = (node: ts.Expression, bindings: Bindings): Values | undefined => {
    if (!ts.isCallExpression(node)) return undefined;
    const called = functionOf(symbolOf(checker, node.expression)?.valueDeclaration);
    const result = called && resultOf(called);
    if (called === undefined || result === undefined) return undefined;
    const inner = new Map(bindings);
    for (const [index, parameter] of called.parameters.entries()) {
      const argument = node.arguments[index] ?? parameter.initializer;
      if (argument === undefined) continue;
      for (const [name, value] of ts.isObjectBindingPattern(parameter.name)
        ? fieldsOf(parameter.name, argument)
        : [[parameter.name, argument] as const]) {
        const symbol = checker.getSymbolAtLocation(name);
        if (symbol !== undefined) inner.set(symbol, evaluate(value, bindings));
      }
    }
    return evaluate(result, inner);
  };

  /** The arguments of all callers for a parameter of a function that is local to its file. */
  const evaluateParameter = (parameter: ts.ParameterDeclaration): Values | undefined => {
    const called = parameter.parent;
    const modifiers = ts.canHaveModifiers(called) ? ts.getModifiers(called) : undefined;
    const has = (modifier: ts.SyntaxKind): boolean =>
      modifiers?.some(({ kind }) => kind === modifier) === true;
    const isHidden = ts.isMethodDeclaration(called)
      ? has(ts.SyntaxKind.PrivateKeyword)
      : ts.isFunctionDeclaration(called) && !has(ts.SyntaxKind.ExportKeyword);
    if (!isHidden) return undefined;
    const place = called.parameters.findIndex((one) => one === parameter);
    const calls = callsOf(checker, called);
    return calls.length === 0
      ? undefined
      : calls.flatMap(({ arguments: passed }) =>
          passed[place] === undefined ? [] : evaluate(passed[place], new Map()),
        );
  };

  const dynamicTextsOf = (declaration: ts.Node): Values | undefined => {
    if (
      !ts.isVariableDeclaration(declaration) ||
      declaration.initializer === undefined ||
      !ts.isCallExpression(declaration.initializer)
    )
      return undefined;
    return dynamic.get(declaration.initializer.expression.getText());
  };

  return [...new Set(evaluate(expression, new Map()))];
}

function evaluateLiteralType(checker: ts.TypeChecker, node: ts.Expression): Values | undefined {
  const type = checker.getTypeAtLocation(node);
  const types = type.isUnion() ? type.types : [type];
  const values = types.flatMap((one) =>
    one.isStringLiteral() || one.isNumberLiteral() ? [String(one.value)] : [],
  );
  return values.length === types.length ? values : undefined;
}

function functionOf(
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

function resultOf({ body }: ts.FunctionLikeDeclaration): ts.Expression | undefined {
  if (body === undefined || !ts.isBlock(body)) return body;
  return body.statements.find(ts.isReturnStatement)?.expression;
}

/** The values that an object literal has for the names of a destructured parameter. */
function fieldsOf(
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
function callsOf(checker: ts.TypeChecker, called: ts.SignatureDeclaration): ts.CallExpression[] {
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

function combine(parts: readonly Values[]): Values {
  return parts.reduce<Values>(
    (texts, part) => texts.flatMap((text) => part.map((next) => text + next)),
    [''],
  );
}

function fail(node: ts.Node): never {
  throw new UnknownText(
    `the text of the statement is not known before it runs: ${node.getText().slice(0, 80)}`,
  );
}
