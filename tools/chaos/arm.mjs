/**
 * Wraps one method of a class so that its process dies before or after the nth call.
 * @param type the class, as the program itself uses it
 * @param boundary an entry of boundaries.mjs; `isAwake`, where it has one, says whether calls count yet, and `wrote` whether one has written anything
 * @param call counts from 1
 * @param die ends the process and does not return
 * @throws Error where the class has no such method any more
 */
export function arm(type, { method, when, argument, isAwake = () => true, wrote = () => true }, call, die) {
  const real = type?.prototype?.[method];
  if (typeof real !== 'function') throw new Error(`${type?.name ?? 'A class that is gone'} has no method ${method} to die at.`);
  let calls = 0;
  type.prototype[method] = function (...args) {
    const counts = isAwake() && (argument === undefined || args.includes(argument));
    if (counts) calls += 1;
    const isLast = counts && calls === call;
    if (isLast && when === 'before') die();
    const result = real.apply(this, args);
    if (!isLast || when === 'before') return result;
    if (typeof result?.then !== 'function') {
      die();
      return result;
    }
    // What failed or was refused has written nothing: the next call takes its place.
    return result.then(
      (value) => {
        if (wrote(value)) die();
        else calls -= 1;
        return value;
      },
      (error) => {
        calls -= 1;
        throw error;
      },
    );
  };
}
