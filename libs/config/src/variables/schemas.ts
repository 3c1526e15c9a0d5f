import { z } from 'zod';

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));
const issuerMessage =
  'must be an address such as https://login.example.org/realms/home, without a query';

/** Compared letter by letter with what the provider writes, so a slash at its end stays. Source: OpenID Connect Discovery 1.0 §3. */
export const issuer = z
  .url({ protocol: /^https?$/, error: issuerMessage })
  // Called for what is no address too.
  .refine((url) => !URL.canParse(url) || !/[?#@]/.test(url), issuerMessage);
export const port = wholeNumber(0, 65_535);
export const limit = wholeNumber(1, 999_999_999);
export const usDollars = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number such as 0.25')
  .transform(Number);

export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message));
}

export function address(protocol: RegExp, example: string) {
  const hint = example.includes('password')
    ? ' (in a password, # is written %23, @ %40, / %2F)'
    : '';
  return z.url({ protocol, error: `must be an address such as ${example}${hint}` });
}

/** An origin: scheme, host and port without a path. Browser extensions have their own schemes. */
const origin = z
  .string()
  .regex(
    /^(https?|chrome-extension|moz-extension):\/\/[^/\s?#]+$/,
    'must list origins such as https://rolefit.example, separated by commas',
  );

/** An origin of a browser extension; `*` matches any of its scheme, since Firefox generates an id per installation. */
const extensionOrigin = z
  .string()
  .regex(
    /^(chrome|moz|safari-web)-extension:\/\/(\*|[\w-]+)$/,
    'must list origins of extensions such as chrome-extension://abcdefghijklmnopabcdefghijklmnop or moz-extension://*, separated by commas',
  );

/** Secrets in the list cannot contain commas. */
export const secretList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(
    z.array(z.string().min(32, 'must list secrets of at least 32 characters, separated by commas')),
  );

/** A fraction between 0 and 1. */
export const share = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1 such as 0.1')
  .transform(Number);

/** The OpenTelemetry format: comma-separated `name=value` with percent-encoded values. */
export const headerList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[\w!#$%&'*+.^`|~-]+=/, 'must list headers such as name=value, separated by commas')
        .transform(toHeader),
    ),
  )
  .transform((entries) => Object.fromEntries(entries));

/** The message omits the value, which may be a secret. Some decoded characters are invalid in headers. */
function toHeader(entry: string, context: z.RefinementCtx): readonly [name: string, value: string] {
  const end = entry.indexOf('=');
  try {
    const value = decodeURIComponent(entry.slice(end + 1));
    if (!/[^\t\x20-\x7e\x80-\xff]/.test(value)) return [entry.slice(0, end).toLowerCase(), value];
  } catch {
    // Told below.
  }
  context.addIssue({
    code: 'custom',
    message:
      'must list headers whose values are written as in an address, such as name=two%20words',
  });
  return z.NEVER;
}

const namesWithoutSlash = z.string().transform((list) =>
  list
    .split(',')
    .map((entry) => entry.trim().replace(/\/$/, ''))
    .filter((entry) => entry !== ''),
);
export const originList = namesWithoutSlash.pipe(z.array(origin));
export const extensionOriginList = namesWithoutSlash.pipe(z.array(extensionOrigin));
