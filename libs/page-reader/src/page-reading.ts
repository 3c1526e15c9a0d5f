/**
 * Source of a field, in order of trust: structured data of this page, stable selectors of a known
 * site, the page's metadata, its visible content.
 */
export type FieldSource =
  'json-ld' | 'microdata' | 'rdfa' | `site:${string}` | 'meta' | 'heading' | 'main-block';

/**
 * One field of a posting with its source. `detail` names the place: a property, a selector, a tag.
 */
export interface ReadField {
  readonly value: string;
  readonly source: FieldSource;
  readonly detail?: string;
  /** Whether the end was cut off at a word because of the limit of a scan. */
  readonly isCut?: boolean;
}

/**
 * The fields of a posting; those that the page does not state are absent. All are plain text that fits `scanRequestSchema`: no markup, no
 * handler; addresses are http or https.
 */
export interface PostingFields {
  readonly title?: ReadField;
  readonly company?: ReadField;
  /** Absolute address of a picture. */
  readonly logo?: ReadField;
  readonly location?: ReadField;
  readonly employmentType?: ReadField;
  /** Day of publication, YYYY-MM-DD. */
  readonly datePosted?: ReadField;
  /** Markdown: headings, lists, paragraphs; links as their text. */
  readonly description?: ReadField;
  /** The address that identifies the posting: without search parameters, if the page states it. */
  readonly url: ReadField;
}
export type FieldName = keyof PostingFields;

/** Why a page is no posting, or why the user should check it. */
export type ReadingReason =
  /** A results page: several postings, none of them open. */
  | 'several-postings'
  /** The page holds nothing that can be read. */
  | 'empty'
  /** The page says of itself that it is something else: a product, an article. */
  | 'something-else'
  /** The page shows its postings in a frame of another site, which no script can read from here. */
  | 'in-a-frame'
  /** Nothing on the page says that it is a posting. */
  | 'no-sign-of-a-posting';

/**
 * The reading of a page. Not `isWhole` if the page is too large and content may be missing. `words`
 * counts the description; `isShort` below `limits.postingMinWords`, when the user must extend it
 * before it can be scanned.
 */
export interface PageReading {
  readonly kind: 'posting' | 'list' | 'other';
  /** Why it is no posting; absent for one. */
  readonly reason?: ReadingReason;
  /** The address of the frame to open separately, if that is the reason. */
  readonly frame?: string;
  readonly fields: PostingFields;
  readonly isWhole: boolean;
  readonly words: number;
  readonly isShort: boolean;
}
