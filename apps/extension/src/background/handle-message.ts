import { ApiError } from '@rolefit/api-client';
import { z } from 'zod/mini';
import { envelopeSchema, isMessageName, type MessageName, messages, type Reply } from '@/messages';
import { texts } from '@/texts';
import { type Handlers } from './background';

/** Content scripts have the extension's id too, but the address of the page that they are in. */
function isFromPages(sender: chrome.runtime.MessageSender): boolean {
  return sender.id === chrome.runtime.id && (sender.url ?? '').startsWith(chrome.runtime.getURL(''));
}

function isPermitted(name: MessageName, sender: chrome.runtime.MessageSender): boolean {
  return messages[name].from === 'pages' ? isFromPages(sender) : sender.id === chrome.runtime.id && sender.tab !== undefined;
}

type AnyHandlers = Record<MessageName, { handle(input: unknown, sender: chrome.runtime.MessageSender): Promise<unknown> }['handle']>;

function errorReply(error: unknown): Reply {
  if (error instanceof z.core.$ZodError) {
    // A form knows its fields, not the message that they travel in.
    const fields = Object.fromEntries(error.issues.map(({ path, message }) => [(path[0] === 'scan' ? path.slice(1) : path).join('.'), message]));
    return { ok: false, message: error.issues[0]?.message ?? texts.somethingWrong, fields };
  }
  if (error instanceof ApiError) return { ok: false, message: error.message, fields: { ...error.fields } };
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { ok: false, message: texts.diskFull, fields: {} };
  return { ok: false, message: texts.somethingWrong, fields: {} };
}

/** Answers one message. Null for what is none of ours, or comes from where it must not come from: that gets no answer at all. */
export async function handleMessage(handlers: Handlers, message: unknown, sender: chrome.runtime.MessageSender): Promise<Reply | null> {
  const envelope = envelopeSchema.safeParse(message);
  if (!envelope.success || !isMessageName(envelope.data.name) || !isPermitted(envelope.data.name, sender)) return null;
  const { name, input } = envelope.data;
  const anyHandlers: AnyHandlers = handlers;
  try {
    return { ok: true, data: await anyHandlers[name](messages[name].input.parse(input), sender) };
  } catch (error) {
    return errorReply(error);
  }
}
