/**
 * Why a reader does not see a text: in the colour of its background (mostly white on white), under 2 pt, outside
 * the page, transparent, drawn in the invisible mode, clipped, painted over, or in a layer that is off.
 */
export type HiddenReason =
  'white' | 'tiny' | 'off-page' | 'transparent' | 'invisible' | 'clipped' | 'covered' | 'layer';

/** Text of a file that is not visible. It is not part of the extracted text. */
export interface HiddenText {
  readonly reason: HiddenReason;
  /** Its start, at most `hiddenLimits.chars` UTF-16 units. */
  readonly text: string;
  /** From 1; null for formats without pages. */
  readonly page: number | null;
}

/** How much of the hidden text is reported: enough to show it, without filling a message. */
export const hiddenLimits = { passages: 20, chars: 500 } as const;
