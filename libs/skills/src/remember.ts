/**
 * Keeps what a pure function of a text answered: the lines of one resume are held against every posting of its owner. Forgets all when
 * full, so that memory stays bounded; results never depend on it.
 * @param most how many answers are kept
 */
export function remember<Answer>(
  answer: (text: string) => Answer,
  most: number,
): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.answer;
    if (known.size >= most) known.clear();
    const fresh = { answer: answer(text) };
    known.set(text, fresh);
    return fresh.answer;
  };
}
