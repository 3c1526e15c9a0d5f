/**
 * Why a person who looks at a page does not see a text: in the colour of what it stands on (mostly white on white), under 2 pt, outside
 * of the page, see-through, drawn in the invisible mode, cut off by a clipping path, painted over, or in a layer that is off.
 */
export type HiddenReason = 'white' | 'tiny' | 'off-page' | 'transparent' | 'invisible' | 'clipped' | 'covered' | 'layer';

/** Text that stands in a file and that nobody sees. It is no part of what was read. */
export interface HiddenText {
  readonly reason: HiddenReason;
  /** Its beginning, at most `hiddenLimits.chars` UTF-16 units. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** How much of the hidden text is reported: enough to show what was found, too little to fill a message. */
export const hiddenLimits = { passages: 20, chars: 500 } as const;
