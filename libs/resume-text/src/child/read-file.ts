import type { ResumeFormat } from '@rolefit/contracts';
import type { ResumeTextRequest } from '../resume-text.messages.ts';
import type { ExtractedText } from './extracted-text.ts';
import { extractText } from './pdf/extract-text.ts';

type Reader = (request: ResumeTextRequest) => Promise<ExtractedText>;

/** Parsers for formats other than PDF are loaded on first use. */
const readers: Readonly<Record<ResumeFormat, Reader>> = {
  pdf: (request) => extractText(request),
  docx: async (request) => (await import('./docx/extract-docx.ts')).extractDocx(request),
  odt: async (request) => (await import('./odt/extract-odt.ts')).extractOdt(request),
  'json-resume': async ({ bytes }) =>
    (await import('./structured/json-resume.ts')).extractJsonResume(bytes),
  linkedin: async (request) => (await import('./structured/linkedin.ts')).extractLinkedin(request),
  europass: async ({ bytes }) => (await import('./structured/europass.ts')).extractEuropass(bytes),
  text: async ({ bytes }) => (await import('./text/extract-plain-text.ts')).extractPlainText(bytes),
  markdown: async ({ bytes }) =>
    (await import('./text/extract-markdown.ts')).extractMarkdown(bytes),
};

/** Extracts the visible text of a file in its format. @throws Refusal, and the errors of the parsers */
export async function readFile(request: ResumeTextRequest): Promise<ExtractedText> {
  if (request.scannedPages.length > 0)
    return (await import('./ocr/extract-scan.ts')).extractScan(request);
  return readers[request.format](request);
}
