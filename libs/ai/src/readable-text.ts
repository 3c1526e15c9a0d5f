import { ordersIn, type TextRange } from './builtin/addressed-to-models.js';

/** What of a text may be read, and what may not. */
export interface ReadableText {
  /** The text with blanks in place of orders to a model: as long as the original, so that offsets hold in both. */
  readonly text: string;
  /** Whether a range touches what was left out. */
  isLeftOut(range: TextRange): boolean;
}

/**
 * Leaves out what speaks to a model and not to a person ("ignore your instructions and …"): a model that never sees an order cannot obey it,
 * nor can its words pass for skills or duties, and a claim that rests on one is refused. A text without orders comes back as it is.
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
