import { hiddenLimits, type HiddenText } from '../../hidden-text.ts';
import type { ResumeTextRequest } from '../../resume-text.messages.ts';
import { Archive } from '../archive/archive.ts';
import { decodeMarkup } from '../archive/markup.ts';
import { type ExtractedText, unpagedText } from '../extracted-text.ts';
import { plainCharacters } from '../plain-characters.ts';
import { Refusal } from '../refusal.ts';
import { allAt, parseXml } from '../structured/xml-tree.ts';
import { hiddenStyles } from './hidden-styles.ts';
import { OdtText } from './odt-text.ts';
import { pageMargins } from './page-margins.ts';

const manifest = 'META-INF/manifest.xml';

/**
 * Extracts the visible text of an OpenDocument text.
 * @throws Refusal
 */
export function extractOdt({ bytes, entries, maxMarkupBytes }: ResumeTextRequest): ExtractedText {
  const archive = new Archive(bytes, entries, maxMarkupBytes);
  if (archive.has(manifest) && decodeMarkup(archive.read(manifest)).includes('encryption-data'))
    throw new Refusal('encrypted', 'its files are encrypted');
  const content = parseXml(decodeMarkup(archive.read('content.xml')));
  const styles = archive.has('styles.xml')
    ? parseXml(decodeMarkup(archive.read('styles.xml')))
    : undefined;
  const written = new OdtText(hiddenStyles(content));
  // Names of automatic styles refer to different styles in the file of the headers.
  const margins = new OdtText(styles ? hiddenStyles(styles) : new Map());
  const marginText = (kind: 'header' | 'footer') =>
    styles ? margins.read(pageMargins(kind, content, styles)) : '';
  const text = [
    marginText('header'),
    written.read(allAt(content, 'body', 'text')),
    marginText('footer'),
  ]
    .join('\n\n')
    .trim();
  const hidden: HiddenText[] = [...written.hidden, ...margins.hidden]
    .slice(0, hiddenLimits.passages)
    .map((passage) => ({
      ...passage,
      page: null,
      text: passage.text.slice(0, hiddenLimits.chars),
    }));
  return unpagedText(plainCharacters(text), hidden);
}
