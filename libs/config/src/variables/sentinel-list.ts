import { z } from 'zod';

/** Address of one Sentinel. */
export interface SentinelAddress {
  readonly host: string;
  readonly port: number;
}

const defaultPort = 26_379;

/** `host:port` entries, separated by commas; IPv6 addresses in brackets. */
export const sentinelList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(
    z
      .array(z.string().transform(toAddress))
      .min(1, 'must list Sentinels such as host:26379, separated by commas'),
  );

function toAddress(entry: string, context: z.RefinementCtx): SentinelAddress {
  const url = URL.canParse(`redis://${entry}`) ? new URL(`redis://${entry}`) : null;
  const isAddress =
    url !== null && url.hostname !== '' && url.host === entry.toLowerCase() && url.port !== '0';
  if (isAddress)
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port || defaultPort),
    };
  context.addIssue({
    code: 'custom',
    message: 'must list Sentinels such as host:26379, separated by commas',
  });
  return z.NEVER;
}
