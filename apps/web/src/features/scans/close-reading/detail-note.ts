import { type CloseReadingState } from '@rolefit/contracts';
import { texts } from './detail-texts';

/** What the detail page says about a close reading. */
export interface DetailNote {
  /** The former score, shown before `lead`; null if there is none. */
  readonly from: number | null;
  readonly lead: string;
  readonly more: readonly string[];
  /** Whether the model may be asked to read again. */
  readonly canReadAgain: boolean;
}

const plain = { from: null, canReadAgain: false };

function inProgress(
  { effect }: CloseReadingState,
  reason: string | null,
  hasSeveral: boolean,
): DetailNote {
  const [lead, then] =
    effect === null
      ? [texts.reading, texts.readingThen]
      : hasSeveral
        ? [texts.readingBoth, texts.readingBothThen]
        : [texts.readingAgain, texts.readingAgainThen];
  return { ...plain, lead, more: [reason ?? then] };
}

function failed({ failure, effect }: CloseReadingState, reason: string | null): DetailNote {
  return {
    ...plain,
    lead: effect === null ? texts.failedThen : texts.failedAgainThen,
    more: reason === null ? [] : [reason],
    canReadAgain: failure?.retryable !== false,
  };
}

function result({ effect, isOutdated }: CloseReadingState, score: number): DetailNote {
  if (effect === null && isOutdated)
    return { from: null, lead: texts.reading, more: [texts.bestNotRead], canReadAgain: true };
  if (effect === null) return { ...plain, lead: texts.unchanged(score, ''), more: [] };
  const { estimate, reader, rejectedClaims } = effect;
  const why = texts.changes(effect);
  const isSame = estimate === score;
  return {
    from: isSame ? null : estimate,
    lead: isSame ? texts.unchanged(score, why) : texts.changed(score, why),
    more: [
      texts.readBy(reader),
      ...(rejectedClaims > 0 ? [texts.dropped(rejectedClaims)] : []),
      ...(isOutdated ? [texts.outdated] : []),
      // Only its owner can ask an agent.
      ...(isOutdated && reader.kind === 'agent' ? [texts.askAgent] : []),
    ],
    canReadAgain: isOutdated && reader.kind === 'model',
  };
}

/**
 * The progress of a close reading and what it means for the score.
 * @param score the overall score that is shown
 * @param reason why it waits or has failed, in our language
 * @param hasSeveral whether there are several resumes, of which two are read
 */
export function detailNote(
  closeReading: CloseReadingState,
  score: number,
  reason: string | null,
  hasSeveral = false,
): DetailNote {
  switch (closeReading.status) {
    case 'queued':
    case 'reading':
      return inProgress(closeReading, reason, hasSeveral);
    case 'failed':
      return failed(closeReading, reason);
    case 'completed':
      return result(closeReading, score);
  }
}
