import ts from 'typescript';
import { callsOf, fieldsOf, functionOf, isLocal, resultOf, symbolOf } from './source-functions.ts';

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
  return [...new Set(new Evaluator(checker, dynamic).evaluate(expression, new Map()))];
}

/** Evaluates expressions; `bindings` are the values of the parameters in scope. */
class Evaluator {
  private readonly checker: ts.TypeChecker;
  private readonly dynamic: DynamicStatements;

  constructor(checker: ts.TypeChecker, dynamic: DynamicStatements) {
    this.checker = checker;
    this.dynamic = dynamic;
  }

  evaluate(node: ts.Expression, bindings: Bindings): Values {
    return (
      this.operation(node, bindings) ??
      literalTypeOf(this.checker, node) ??
      this.name(node, bindings) ??
      this.call(node, bindings) ??
      fail(node)
    );
  }

  /** Literals, and expressions composed of others. */
  private operation(node: ts.Expression, bindings: Bindings): Values | undefined {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
      return this.evaluate(node.expression, bindings);
    if (ts.isTemplateExpression(node)) {
      return combine([
        [node.head.text],
        ...node.templateSpans.flatMap((span) => [
          this.evaluate(span.expression, bindings),
          [span.literal.text],
        ]),
      ]);
    }
    if (ts.isConditionalExpression(node))
      return [
        ...this.evaluate(node.whenTrue, bindings),
        ...this.evaluate(node.whenFalse, bindings),
      ];
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) {
      return this.evaluate(node.left, bindings).flatMap((left) =>
        this.evaluate(node.right, bindings).map((right) => String(Number(left) * Number(right))),
      );
    }
    return undefined;
  }

  private name(node: ts.Expression, bindings: Bindings): Values | undefined {
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
    const symbol = symbolOf(this.checker, node);
    const bound = symbol && bindings.get(symbol);
    if (bound !== undefined) return bound;
    const declaration = symbol?.valueDeclaration;
    if (declaration === undefined) return undefined;
    if (ts.isBindingElement(declaration)) return this.dynamicTexts(declaration.parent.parent);
    if (ts.isParameter(declaration)) return this.passedTo(declaration);
    const isConstant =
      ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration);
    if (isConstant && declaration.initializer !== undefined)
      return this.evaluate(declaration.initializer, bindings);
    // `statement.sql`, where `statement` is the result of a function.
    const owner = ts.isPropertyAccessExpression(node)
      ? symbolOf(this.checker, node.expression)?.valueDeclaration
      : undefined;
    return owner && this.dynamicTexts(owner);
  }

  private call(node: ts.Expression, bindings: Bindings): Values | undefined {
    if (!ts.isCallExpression(node)) return undefined;
    const called = functionOf(symbolOf(this.checker, node.expression)?.valueDeclaration);
    const result = called && resultOf(called);
    if (called === undefined || result === undefined) return undefined;
    const inner = new Map(bindings);
    for (const [index, parameter] of called.parameters.entries()) {
      const argument = node.arguments[index] ?? parameter.initializer;
      if (argument === undefined) continue;
      for (const [name, value] of ts.isObjectBindingPattern(parameter.name)
        ? fieldsOf(parameter.name, argument)
        : [[parameter.name, argument] as const]) {
        const symbol = this.checker.getSymbolAtLocation(name);
        if (symbol !== undefined) inner.set(symbol, this.evaluate(value, bindings));
      }
    }
    return this.evaluate(result, inner);
  }

  /** The arguments of all callers for a parameter of a function that is local to its file. */
  private passedTo(parameter: ts.ParameterDeclaration): Values | undefined {
    const called = parameter.parent;
    if (!isLocal(called)) return undefined;
    const place = called.parameters.findIndex((one) => one === parameter);
    const calls = callsOf(this.checker, called);
    return calls.length === 0
      ? undefined
      : calls.flatMap(({ arguments: passed }) =>
          passed[place] === undefined ? [] : this.evaluate(passed[place], new Map()),
        );
  }

  private dynamicTexts(declaration: ts.Node): Values | undefined {
    if (
      !ts.isVariableDeclaration(declaration) ||
      declaration.initializer === undefined ||
      !ts.isCallExpression(declaration.initializer)
    )
      return undefined;
    return this.dynamic.get(declaration.initializer.expression.getText());
  }
}

function literalTypeOf(checker: ts.TypeChecker, node: ts.Expression): Values | undefined {
  const type = checker.getTypeAtLocation(node);
  const types = type.isUnion() ? type.types : [type];
  const values = types.flatMap((one) =>
    one.isStringLiteral() || one.isNumberLiteral() ? [String(one.value)] : [],
  );
  return values.length === types.length ? values : undefined;
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
