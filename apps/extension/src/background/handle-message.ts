import { ApiError } from '@rolefit/api-client';
import { z } from 'zod/mini';
import { envelopeSchema, isMessageName, type MessageName, messages, type Reply } from '@/messages';
import { texts } from '@/texts';
import { type Handlers } from './background';

/** Content scripts send with the extension's id too, but with the URL of the page they run in. */
function isFromPages(sender: chrome.runtime.MessageSender): boolean {
  return (
    sender.id === chrome.runtime.id && (sender.url ?? '').startsWith(chrome.runtime.getURL(''))
  );
}

function isPermitted(name: MessageName, sender: chrome.runtime.MessageSender): boolean {
  return messages[name].from === 'pages'
    ? isFromPages(sender)
    : sender.id === chrome.runtime.id && sender.tab !== undefined;
}

type AnyHandlers = Record<
  MessageName,
  { handle(input: unknown, sender: chrome.runtime.MessageSender): Promise<unknown> }['handle']
>;

function errorReply(error: unknown): Reply {
  if (error instanceof z.core.$ZodError) {
    // Forms know their fields by name, without the property of the message that contains them.
    const fields = Object.fromEntries(
      error.issues.map(({ path, message }) => [
        (path[0] === 'scan' ? path.slice(1) : path).join('.'),
        message,
      ]),
    );
    return { ok: false, message: error.issues[0]?.message ?? texts.somethingWrong, fields };
  }
  if (error instanceof ApiError)
    return { ok: false, message: error.message, fields: { ...error.fields } };
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return { ok: false, message: texts.diskFull, fields: {} };
  return { ok: false, message: texts.somethingWrong, fields: {} };
}

/** Handles one message. Returns null, which sends no reply, if the message is unknown or its sender is not permitted to send it. */
export async function handleMessage(
  handlers: Handlers,
  message: unknown,
  sender: chrome.runtime.MessageSender,
): Promise<Reply | null> {
  const envelope = envelopeSchema.safeParse(message);
  if (
    !envelope.success ||
    !isMessageName(envelope.data.name) ||
    !isPermitted(envelope.data.name, sender)
  )
    return null;
  const { name, input } = envelope.data;
  const anyHandlers: AnyHandlers = handlers;
  try {
    return { ok: true, data: await anyHandlers[name](messages[name].input.parse(input), sender) };
  } catch (error) {
    return errorReply(error);
  }
}
