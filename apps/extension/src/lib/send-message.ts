import {
  type MessageAnswer,
  type MessageInput,
  type MessageName,
  messages,
  replySchema,
} from '@/messages';
import { texts } from '@/texts';

/** The background script's refusal of a message. `message` can be shown to the user. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  /** Messages by the path of the field they belong to. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

/**
 * Sends a message to the background script and wakes it if necessary.
 * @throws RefusedError with a message for the user
 */
export async function sendMessage<Name extends MessageName>(
  name: Name,
  input: MessageInput<Name>,
): Promise<MessageAnswer<Name>>;
export async function sendMessage(name: MessageName, input: unknown): Promise<unknown> {
  const reply = replySchema.safeParse(await chrome.runtime.sendMessage({ name, input }));
  if (!reply.success) throw new RefusedError(texts.noAnswer);
  if (!reply.data.ok) throw new RefusedError(reply.data.message, reply.data.fields);
  return messages[name].answer.parse(reply.data.data);
}
