import { createRequire } from 'node:module';

/*
 * pdf.js asks for a DOMMatrix as soon as it is loaded, and in Node takes it from a package of native code, which draws pages. Nothing is
 * drawn here and native code is not let in, so the matrix alone is loaded, which that package has in plain JavaScript.
 */
function loadMatrix(): unknown {
  try {
    const ours = createRequire(import.meta.url);
    const pdfjs = createRequire(ours.resolve('pdf-parse')).resolve('pdfjs-dist/package.json');
    return (createRequire(pdfjs)('@napi-rs/canvas/geometry.js') as { readonly DOMMatrix?: unknown }).DOMMatrix;
  } catch {
    return undefined;
  }
}

/** Only pictures that are drawn as masks are measured with it: text is read without. */
class NoMatrix {}

Object.assign(globalThis, { DOMMatrix: loadMatrix() ?? NoMatrix });
