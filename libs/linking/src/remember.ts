export { remember } from '@rolefit/skills';

/** Memoises a function by a key object for the lifetime of that object. */
export function keptFor<About extends object, Answer>(
  answer: (about: About) => Answer,
): (about: About) => Answer {
  const known = new WeakMap<About, { readonly answer: Answer }>();
  return (about) => {
    const before = known.get(about);
    if (before) return before.answer;
    const fresh = answer(about);
    known.set(about, { answer: fresh });
    return fresh;
  };
}
