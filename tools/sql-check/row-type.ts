import ts from 'typescript';
import type { DescribedColumn } from './describe.ts';
import type { EntityTypes } from './entity-types.ts';

/** A result column, and whether it can be null. */
export interface Result extends DescribedColumn {
  readonly isNullable: boolean;
}

export interface TypeSources {
  readonly checker: ts.TypeChecker;
  readonly entityTypes: EntityTypes;
  /** The type of each property of `PgTypes`, by the PostgreSQL type's name. */
  readonly pgTypes: ReadonlyMap<string, ts.Type>;
}

/** Where the rows that a caller expects differ from those that the statement gives. Columns that the caller does not read are left alone. */
export function mismatches(
  sources: TypeSources,
  rowType: ts.Type,
  node: ts.Node,
  results: readonly Result[],
): string[] {
  const { checker } = sources;
  return checker.getPropertiesOfType(rowType).flatMap((property) => {
    const found = results.filter(({ name }) => name === property.name);
    const [result] = found;
    if (result === undefined)
      return [
        `the row type has \`${property.name}\`, but the statement gives no such column, only ${results.map(({ name }) => `\`${name}\``).join(', ') || 'none'}`,
      ];
    if (found.length > 1) return [`the statement gives two columns named \`${property.name}\``];
    if (property.flags & ts.SymbolFlags.Optional)
      return [`\`${property.name}\` must not be optional: the statement always gives it`];
    return columnMismatches(sources, checker.getTypeOfSymbolAtLocation(property, node), result);
  });
}

function columnMismatches(
  { checker, entityTypes, pgTypes }: TypeSources,
  claimed: ts.Type,
  { name, type, origin, isNullable }: Result,
): string[] {
  const base = pgTypes.get(type);
  if (base === undefined)
    return [`\`${name}\` is of the PostgreSQL type ${type}: add it to tools/sql-check/pg-types.ts`];
  const said = checker.typeToString(claimed);
  const claimedValue = checker.getNonNullableType(claimed);
  const nullProblem =
    isNullable && !checker.isTypeAssignableTo(checker.getNullType(), claimed)
      ? [`\`${name}\` can be null, but its type is ${said}`]
      : [];
  const entityType =
    origin === null ? undefined : entityTypes.get(`${origin.table.name}.${origin.column}`);
  if (entityType === undefined) {
    // For text and jsonb, TypeScript may know a narrower type than PostgreSQL.
    const fits =
      checker.isTypeAssignableTo(base, claimedValue) ||
      checker.isTypeAssignableTo(claimedValue, base);
    return [
      ...nullProblem,
      ...(fits
        ? []
        : [
            `\`${name}\` is ${type}, which is ${checker.typeToString(base)}, but its type is ${said}`,
          ]),
    ];
  }
  const held = checker.getNonNullableType(entityType);
  const place = origin === null ? name : `${origin.table.name}.${origin.column}`;
  const entityProblem = checker.isTypeAssignableTo(held, base)
    ? []
    : [`the entity says that ${place} is ${checker.typeToString(held)}, but it is ${type}`];
  const fits = checker.isTypeAssignableTo(held, claimedValue);
  return [
    ...nullProblem,
    ...entityProblem,
    ...(fits
      ? []
      : [`\`${name}\` is ${place} of type ${checker.typeToString(held)}, but its type is ${said}`]),
  ];
}
