import { hiddenLimits, type HiddenReason, type HiddenText } from '../../hidden-text.ts';

/** Font sizes below 2 pt; Word counts in half points. */
const tinyHalfPoints = 4;

const childOf = (element: Element, name: string): Element | undefined =>
  Array.from(element.childNodes).find(
    (node): node is Element => (node as Element).localName === name,
  );

const valueOf = (element: Element | undefined): string | null => {
  if (element === undefined) return null;
  const attribute = Array.from(element.attributes).find(({ localName }) => localName === 'val');
  return attribute?.value ?? '';
};

const isOn = (value: string | null): boolean =>
  value !== null && !['0', 'false', 'off', 'none'].includes(value);

const isWhite = (colour: string | null): boolean => /^f[c-f]f[c-f]f[c-f]$/i.test(colour ?? '');

/** Whether the background is not white: that of the run, its paragraph, a cell or a table around it, or a text box. */
function standsOnColour(run: Element): boolean {
  for (let at: Element | null = run; at; at = at.parentNode as Element | null) {
    if (['wsp', 'shape', 'rect', 'roundrect'].includes(at.localName)) return true;
    const properties = ['rPr', 'pPr', 'tcPr', 'tblPr'].flatMap((name) => childOf(at, name) ?? []);
    for (const property of properties) {
      if (
        childOf(property, 'highlight') ||
        (property.localName === 'tblPr' && childOf(property, 'tblStyle'))
      )
        return true;
      const fill = childOf(property, 'shd')?.getAttribute('w:fill');
      if (fill && fill !== 'auto' && !isWhite(fill)) return true;
    }
  }
  return false;
}

function hiddenReason(run: Element): HiddenReason | null {
  const properties = childOf(run, 'rPr');
  if (properties === undefined) return null;
  if (isOn(valueOf(childOf(properties, 'vanish')))) return 'invisible';
  const size = Number(valueOf(childOf(properties, 'sz')) ?? Number.NaN);
  if (size < tinyHalfPoints) return 'tiny';
  return isWhite(valueOf(childOf(properties, 'color'))) && !standsOnColour(run) ? 'white' : null;
}

/** Merges adjacent runs of one kind into one passage. */
function report(hidden: HiddenText[], reason: HiddenReason, text: string): void {
  const last = hidden.at(-1);
  if (last?.reason === reason)
    hidden[hidden.length - 1] = {
      ...last,
      text: `${last.text}${text}`.slice(0, hiddenLimits.chars),
    };
  else if (hidden.length < hiddenLimits.passages)
    hidden.push({ reason, page: null, text: text.slice(0, hiddenLimits.chars) });
}

/**
 * Removes the runs of a Word document that a reader does not see: marked as hidden, white on white, or under 2 pt.
 * @param hidden receives the removed passages, within `hiddenLimits`
 * @returns whether there were any
 */
export function removeHiddenRuns(document: Document, hidden: HiddenText[]): boolean {
  let isChanged = false;
  for (const run of Array.from(document.getElementsByTagNameNS('*', 'r'))) {
    const reason = hiddenReason(run);
    if (reason === null) continue;
    const text = run.textContent ?? '';
    if (text.trim() !== '') report(hidden, reason, text);
    run.parentNode?.removeChild(run);
    isChanged = true;
  }
  return isChanged;
}
