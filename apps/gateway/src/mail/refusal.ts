import { z } from 'zod';

/** Why a mail was not taken: what can be logged of it. Messages of mail servers repeat the recipient's address. */
export interface Refusal {
  /** Of nodemailer or Node, such as ECONNECTION; the error's name where it has no code. */
  readonly mailCode: string;
  /** The server's answer, such as 550; absent without one. */
  readonly smtpStatus?: number;
  /** Whether trying again is pointless. Source: RFC 5321, 4.2.1. */
  readonly isPermanent: boolean;
}

const errorSchema = z.object({
  name: z.string().catch('UNKNOWN'),
  code: z.string().optional().catch(undefined),
  responseCode: z.int().optional().catch(undefined),
});

export function refusalOf(error: unknown): Refusal {
  const { name, code, responseCode } = errorSchema.safeParse(error).data ?? { name: 'UNKNOWN' };
  const mailCode = code ?? name;
  if (responseCode === undefined) return { mailCode, isPermanent: false };
  return { mailCode, smtpStatus: responseCode, isPermanent: responseCode >= 500 };
}
