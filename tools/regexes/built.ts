/** A pattern that was constructed at run time, with the source lines on the call stack. */
export interface BuiltRegex {
  readonly source: string;
  readonly flags: string;
  readonly callers: readonly string[];
}

/**
 * Records every regular expression that is constructed while `work` runs. It must import the modules, since most construct theirs when they load.
 * @param root the folder that callers are relative to
 */
export async function recordBuilt(root: string, work: () => Promise<void>): Promise<BuiltRegex[]> {
  const found = new Map<string, Set<string>>();
  const Original = globalThis.RegExp;
  const record = (built: RegExp): RegExp => {
    const key = `${built.flags}/${built.source}`;
    const callers = found.get(key) ?? new Set();
    for (const [, file = '', line = ''] of (new Error().stack ?? '').matchAll(
      /([^\s(]+\.tsx?):(\d+):\d+/g,
    ))
      callers.add(`${file.replace(`${root}/`, '')}:${line}`);
    found.set(key, callers);
    return built;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args, newTarget) => record(Reflect.construct(target, args, newTarget)),
    apply: (target, _self, args) => record(Reflect.construct(target, args)),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Original;
  }
  return [...found].map(([key, callers]) => ({
    source: key.slice(key.indexOf('/') + 1),
    flags: key.slice(0, key.indexOf('/')),
    callers: [...callers],
  }));
}
