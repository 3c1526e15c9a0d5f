/** A place where a process can die: before or after a call of one method. */
export interface ArmedCall {
  readonly method: string;
  readonly when: 'before' | 'after';
  /** Only calls with this argument count. */
  readonly argument?: string | undefined;
  /** Tells from the result of a call whether it wrote anything; absent where every call does. */
  readonly wrote?: ((result: never) => boolean) | undefined;
  /** Whether calls count yet. */
  readonly isAwake?: () => boolean;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Wraps a method of a class so that its process dies before or after the nth call that counts.
 * @param type the class, as the program itself imports it
 * @param call counts from 1
 * @param die ends the process and does not return
 * @throws Error where the class has no such method any more
 */
export function arm(
  type: object | undefined,
  { method, when, argument, isAwake = () => true, wrote }: ArmedCall,
  call: number,
  die: () => void,
): void {
  const prototype = prototypeOf(type);
  const original = prototype === null ? undefined : Reflect.get(prototype, method);
  if (prototype === null || !isMethod(original))
    throw new Error(
      `${typeof type === 'function' ? type.name : 'A class that is gone'} has no method ${method} to die at.`,
    );
  const hasWritten =
    wrote === undefined
      ? () => true
      : (result: unknown) => Reflect.apply(wrote, undefined, [result]) === true;
  let calls = 0;
  const wrapped: Method = function (...args) {
    const counts = isAwake() && (argument === undefined || args.includes(argument));
    if (counts) calls += 1;
    const isLast = counts && calls === call;
    if (isLast && when === 'before') die();
    const result = original.apply(this, args);
    if (!isLast || when === 'before') return result;
    if (!isPromise(result)) {
      die();
      return result;
    }
    // A call that failed or was refused has written nothing: the next one takes its place.
    return result.then(
      (value: unknown) => {
        if (hasWritten(value)) die();
        else calls -= 1;
        return value;
      },
      (error: unknown) => {
        calls -= 1;
        throw error;
      },
    );
  };
  Reflect.set(prototype, method, wrapped);
}

function prototypeOf(type: object | undefined): object | null {
  const prototype: unknown = typeof type === 'function' ? type.prototype : undefined;
  return typeof prototype === 'object' ? prototype : null;
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'then' in value &&
  typeof value.then === 'function';
const isMethod = (value: unknown): value is Method => typeof value === 'function';
