import { type MessageAnswer, type MessageInput, type MessageName, messages, replySchema } from '@/messages';
import { texts } from '@/texts';

/** What the background answered to a message that it could not do. `message` can be shown to the user. */
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
 * Says something to the background, which wakes for it.
 * @throws RefusedError with what to tell the user
 */
export async function sendMessage<Name extends MessageName>(name: Name, input: MessageInput<Name>): Promise<MessageAnswer<Name>>;
export async function sendMessage(name: MessageName, input: unknown): Promise<unknown> {
  const reply = replySchema.safeParse(await chrome.runtime.sendMessage({ name, input }));
  if (!reply.success) throw new RefusedError(texts.noAnswer);
  if (!reply.data.ok) throw new RefusedError(reply.data.message, reply.data.fields);
  return messages[name].answer.parse(reply.data.data);
}
