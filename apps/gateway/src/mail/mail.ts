/** An e-mail to one person. */
export interface Mail {
  /** An address alone, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
