import { ordersIn, type TextRange } from './injection/addressed-to-models.js';

/** A text without prompt injections. */
export interface ReadableText {
  /** The text with injections replaced by spaces, so that offsets stay the same. */
  readonly text: string;
  /** Whether a range touches a removed one. */
  isLeftOut(range: TextRange): boolean;
}

/**
 * Removes text that addresses a model instead of a person ("ignore your instructions and …"): a
 * model cannot obey an order it never sees, its words cannot pass for skills or duties, and claims
 * based on it are rejected. A text without injections is returned unchanged.
 */
export async function readableText(text: string): Promise<ReadableText> {
  const orders = await ordersIn(text);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of orders) {
    pieces.push(text.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  pieces.push(text.slice(at));
  return {
    text: pieces.join(''),
    isLeftOut: ({ start, end }) => orders.some((order) => start < order.end && order.start < end),
  };
}
