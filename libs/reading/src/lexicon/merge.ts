/** Matches nothing, for words that no language has. */
const never = '(?!)';

/** Splits alternatives at each `|` outside of groups and classes. */
function alternativesOf(source: string): string[] {
  const found = [''];
  let depth = 0;
  let isInClass = false;
  let isEscaped = false;
  for (const sign of source) {
    if (sign === '|' && depth === 0 && !isInClass && !isEscaped) found.push('');
    else found.push(`${found.pop() ?? ''}${sign}`);
    if (isEscaped) isEscaped = false;
    else if (sign === '\\') isEscaped = true;
    else if (isInClass) isInClass = sign !== ']';
    else if (sign === '[') isInClass = true;
    else if (sign === '(') depth++;
    else if (sign === ')') depth--;
  }
  return found.filter((alternative) => alternative !== '');
}

function valuesAt(groups: readonly object[], key: string): unknown[] {
  return groups
    .map((group): unknown => Reflect.get(group, key))
    .filter((value) => value !== undefined);
}

function mergedValues(values: readonly unknown[]): unknown {
  const [first] = values;
  if (typeof first === 'string') {
    // Languages share words; a repeated one would make an expression ambiguous.
    const all = values.flatMap((value) => (typeof value === 'string' ? alternativesOf(value) : []));
    return all.length === 0 ? never : `(?:${[...new Set(all)].join('|')})`;
  }
  if (Array.isArray(first)) return values.flat();
  if (typeof first !== 'object' || first === null) return first;
  return merged(
    first,
    values.filter((value) => typeof value === 'object' && value !== null),
  );
}

/**
 * One group of words from those of several languages: alternatives become one group of a regular
 * expression, lists are joined, of numbers the first language's applies.
 * @param whole a group with all keys, for its type
 */
export function merged<Group extends object>(whole: Group, groups: readonly object[]): Group {
  const keys = new Set(groups.flatMap((group) => Object.keys(group)));
  return Object.assign(
    { ...whole },
    Object.fromEntries([...keys].map((key) => [key, mergedValues(valuesAt(groups, key))])),
  );
}
