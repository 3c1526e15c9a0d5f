/** Stands for a schema that is made when it is first asked for anything: a pure declaration costs nothing then. */
export function lateSchema<Schema extends object>(make: () => Schema): Schema {
  let made: Schema | undefined;
  const schema = () => (made ??= make());
  return new Proxy(Object.create(null), {
    get: (_, name) => Reflect.get(schema(), name),
    has: (_, name) => Reflect.has(schema(), name),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
  });
}
