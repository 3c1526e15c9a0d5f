import { moveText, type GraphicsState } from './graphics-state.ts';
import { identity, numberAt, toMatrix } from './matrix.ts';
import { type OperatorName } from './operator-names.ts';

/** Applies an operator that changes the text state without painting; ignores all others. */
export function setTextState(
  state: GraphicsState,
  name: OperatorName,
  args: readonly unknown[],
): void {
  const first = numberAt(args, 0);
  switch (name) {
    case 'beginText':
      state.textMatrix = identity;
      state.x = state.y = state.lineX = state.lineY = 0;
      return;
    case 'setCharSpacing':
      state.charSpacing = first;
      return;
    case 'setWordSpacing':
      state.wordSpacing = first;
      return;
    case 'setHScale':
      state.horizontalScale = first / 100;
      return;
    case 'setLeading':
      state.leading = -first;
      return;
    case 'setTextRise':
      state.rise = first;
      return;
    case 'setTextRenderingMode':
      state.renderMode = first;
      return;
    case 'moveText':
      return moveText(state, first, numberAt(args, 1));
    case 'setLeadingMoveText':
      state.leading = numberAt(args, 1);
      return moveText(state, first, state.leading);
    case 'setTextMatrix':
      state.textMatrix = toMatrix(args[0]);
      state.x = state.y = state.lineX = state.lineY = 0;
      return;
    case 'nextLine':
      return moveText(state, 0, state.leading);
  }
}
