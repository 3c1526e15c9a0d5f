/** A legal text: plain text with `**bold**` and `[words](/path)` as the only markup. */
export interface LegalText {
  readonly title: string;
  /** Date of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** A section with an anchor, made of paragraphs and lists. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly (string | readonly string[])[];
}
