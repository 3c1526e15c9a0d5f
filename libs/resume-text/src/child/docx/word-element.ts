/** The properties of mammoth's document elements that we use. */
export interface WordElement {
  readonly type: string;
  readonly children?: readonly WordElement[];
  /** Of a text. */
  readonly value?: string;
  /** Of a paragraph, in English whatever the language of Word. */
  readonly styleName?: string | null;
  readonly numbering?: { readonly level: string } | null;
  /** Of a break: line, page or column. */
  readonly breakType?: string;
}
