/** A text of law: plain words, where `**bold**` and `[words](/path)` are the only marks. */
export interface LegalText {
  readonly title: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** A part of it that people may want to link to: paragraphs, and lists of them. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly (string | readonly string[])[];
}
