import { hiddenTexts } from './hidden-texts.ts';
import { layOut, type PageLayout } from './layout/reading-order.ts';
import { toPhrases } from './layout/phrases.ts';
import type { LoadedFont, LoadedPage } from './open-document.ts';
import type { HiddenText } from '../../hidden-text.ts';
import type { FontInfo } from './painted/graphics-state.ts';
import { numberAt, toMatrix } from './painted/matrix.ts';
import { paintPage } from './painted/paint-page.ts';
import { PageTooComplex, type Glyph } from './painted/painted-page.ts';
import { isPictured, judgeVisibility } from './painted/visibility.ts';
import { layoutText } from './page-text.ts';
import { streamText, type TextRun } from './stream-text.ts';

/** Visible and hidden text of a page. */
export interface ReadPage {
  /** Null where the page was not laid out: then `text` is in the order of the content stream. */
  readonly layout: PageLayout | null;
  readonly text: string;
  readonly hidden: readonly Omit<HiddenText, 'page'>[];
  readonly hasPictures: boolean;
  /** Pictures fill most of it. */
  readonly isPictured: boolean;
}

/** Context that all pages of a document share. */
export interface DocumentContext {
  readonly operators: Readonly<Record<string, number>>;
  isLayerVisible(properties: unknown): boolean;
  /** Letters of glyphs without a mapping in their font, by character code. */
  namedGlyphs(): ReadonlyMap<number, string>;
}

/** True where the font has no mapping for a glyph with a width: a ligature, as browsers print them. */
const isUnnamed = ({ text, advance }: Glyph): boolean =>
  (text === '' || text === '\u0000') && advance > 0;

function withNames(
  glyphs: readonly Glyph[],
  names: () => ReadonlyMap<number, string>,
): readonly Glyph[] {
  if (!glyphs.some(isUnnamed)) return glyphs;
  return glyphs.map((glyph) =>
    isUnnamed(glyph) ? { ...glyph, text: names().get(glyph.code) ?? '' } : glyph,
  );
}

function fontInfo(font: LoadedFont): FontInfo {
  const isDrawing = font.isType3Font === true;
  const bottom = numberAt(font.bbox, 1);
  return {
    // The name of a font subset has a prefix of six letters.
    name: typeof font.name === 'string' ? font.name.replace(/^[A-Z]{6}\+/, '') : '',
    fontMatrix: Array.isArray(font.fontMatrix)
      ? toMatrix(font.fontMatrix)
      : [0.001, 0, 0, 0.001, 0, 0],
    isDrawing,
    height: isDrawing ? Math.abs(numberAt(font.bbox, 3) - bottom) : 0,
    isVertical: font.vertical === true,
    verticalMetrics: Array.isArray(font.defaultVMetrics)
      ? [0, 1, 2].map((index) => numberAt(font.defaultVMetrics, index))
      : [-1000, 0, 0],
  };
}

function fontsOf(page: LoadedPage): (name: string) => FontInfo | undefined {
  const known = new Map<string, FontInfo | undefined>();
  return (name) => {
    if (!known.has(name)) {
      const font = page.commonObjs.has(name) ? page.commonObjs.get(name) : null;
      known.set(name, font ? fontInfo(font) : undefined);
    }
    return known.get(name);
  };
}

/**
 * Reads one page. If it exceeds the limits, its text comes in the order of the content stream, hidden text included.
 */
export async function readPage(
  page: LoadedPage,
  { operators, isLayerVisible, namedGlyphs }: DocumentContext,
): Promise<ReadPage> {
  const [left = 0, bottom = 0, right = 612, top = 792] = page.view;
  try {
    const painted = paintPage(await page.getOperatorList(), {
      operators,
      view: [left, bottom, right, top],
      fontOf: fontsOf(page),
      isLayerVisible,
    });
    const judged = judgeVisibility(painted);
    const seen = judged.flatMap(({ glyph, hidden }) => (hidden === null ? [glyph] : []));
    const layout = layOut(toPhrases(withNames(seen, namedGlyphs)));
    return {
      layout,
      text: layoutText(layout),
      hidden: hiddenTexts(judged),
      hasPictures: painted.pictures.length > 0,
      isPictured: isPictured(painted),
    };
  } catch (error) {
    if (!(error instanceof PageTooComplex)) throw error;
    const { items } = await page.getTextContent();
    return {
      layout: null,
      text: streamText(items.filter((item): item is TextRun => 'str' in item)),
      hidden: [],
      hasPictures: true,
      isPictured: false,
    };
  }
}
