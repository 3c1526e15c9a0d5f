import { z } from 'zod';

const senderMessage =
  'must be an e-mail address, with a name or without, such as Rolefit <no-reply@example.org>';

/** `Name <address>`, or an address alone. */
const namedAddress = /^(?<name>[^<>"@\\\p{Cc}]*)<(?<address>[^<>]*)>$/u;

/** The sender of e-mails. The name is written into a header, so it has no control characters or quotes. */
export const mailSender = z
  .string()
  .transform((text) => {
    const { name = '', address = text } = namedAddress.exec(text)?.groups ?? {};
    return { name: name.trim(), address: address.trim() };
  })
  .pipe(z.object({ name: z.string(), address: z.email(senderMessage) }, senderMessage));

const serverMessage = 'must be an address such as smtp://user:password@mail.example.org:587';

/** A mail server. Options in a query are refused, because they would be ignored. */
export const mailServer = z.url({ protocol: /^smtps?$/, error: serverMessage }).refine((url) => {
  // Called for what is no address too.
  if (!URL.canParse(url)) return true;
  const { hostname, pathname, search, hash } = new URL(url);
  return hostname !== '' && /^\/?$/.test(pathname) && search === '' && hash === '';
}, serverMessage);
