/** A legal text: plain words with `**bold**` and `[words](/path)` as the only markup. */
export interface LegalText {
  readonly title: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** A section with an anchor: paragraphs, and lists of them. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly (string | readonly string[])[];
}
