import { createRequire } from 'node:module';

/*
 * pdf.js needs a DOMMatrix as soon as it is loaded, and in Node takes it from a native package that renders pages. We do not render
 * and do not allow native code, so only the matrix is loaded, which that package has in plain JavaScript.
 */
function loadMatrix(): unknown {
  try {
    const ours = createRequire(import.meta.url);
    const pdfjs = createRequire(ours.resolve('pdf-parse')).resolve('pdfjs-dist/package.json');
    return (createRequire(pdfjs)('@napi-rs/canvas/geometry.js') as { readonly DOMMatrix?: unknown })
      .DOMMatrix;
  } catch {
    return undefined;
  }
}

/** Needed only to measure pictures that are drawn as masks, not to extract text. */
class NoMatrix {}

Object.assign(globalThis, { DOMMatrix: loadMatrix() ?? NoMatrix });
