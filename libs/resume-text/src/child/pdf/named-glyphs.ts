import { constants, inflateSync } from 'node:zlib';

/**
 * Search limits. Content streams of resumes unpack to less than 1 MB, and the ligatures of one are named within a few of
 * them; larger streams are skipped.
 */
const max = { streams: 200, streamBytes: 4 * 1024 * 1024, bytes: 24 * 1024 * 1024 } as const;

/** Streams without page content: pictures, fonts, object tables. */
const otherStream = /\/Image\b|\/Length1\b|\/FontFile|\/Type1C|\/XRef\b|\/ObjStm\b|\/Metadata\b/;

/**
 * A glyph with the letters that it represents according to the file: `/Span <</ActualText (fi)>> BDC … <007F> Tj EMC`. Two to four letters,
 * so that only ligatures are accepted: a longer text could say something that the page does not show.
 */
const namedGlyph =
  /\/ActualText ?(?:\(([A-Za-z]{2,4})\)|<FEFF((?:00[4-7][0-9A-F]){2,4})>) ?>> ?BDC\s[^<>]{0,80}<([0-9A-F]{4})> Tj\s+EMC/g;

function* contentsOf(bytes: Buffer): Generator<string> {
  let unpacked = 0;
  let end = 0;
  for (let count = 0; count < max.streams && unpacked < max.bytes; count++) {
    const keyword = bytes.indexOf('stream', end);
    if (keyword < 0) return;
    end = bytes.indexOf('endstream', keyword);
    if (end < 0) return;
    const dictionary = bytes.subarray(Math.max(0, keyword - 300), keyword).toString('latin1');
    const start = keyword + 'stream'.length + (bytes[keyword + 'stream'.length] === 13 ? 2 : 1);
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1);
    const raw = bytes.subarray(start, end);
    end += 'endstream'.length;
    if (otherStream.test(own)) continue;
    const content = own.includes('/FlateDecode') ? inflate(raw) : raw.subarray(0, max.streamBytes);
    unpacked += content.length;
    if (content.includes('/ActualText')) yield content.toString('latin1');
  }
}

function inflate(raw: Buffer): Buffer {
  try {
    return inflateSync(raw, {
      maxOutputLength: max.streamBytes,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    return Buffer.alloc(0);
  }
}

/**
 * The letters of glyphs without an entry in their font's table, by character code, as browsers write them beside ligatures. pdf.js
 * drops these annotations, so the file itself is searched.
 * @param bytes the whole file; an encrypted one yields no letters
 * @returns codes that represent the same letters wherever they are named
 */
export function namedGlyphs(bytes: Buffer): ReadonlyMap<number, string> {
  const names = new Map<number, string | null>();
  for (const content of contentsOf(bytes)) {
    for (const [, plain, hex, code] of content.matchAll(namedGlyph)) {
      const letters =
        plain ??
        Buffer.from(hex ?? '', 'hex')
          .toString('latin1')
          .replaceAll('\u0000', '');
      const key = Number.parseInt(code ?? '', 16);
      const known = names.get(key);
      names.set(key, known === undefined || known === letters ? letters : null);
    }
  }
  return new Map(
    [...names].flatMap(([code, letters]) => (letters === null ? [] : [[code, letters]])),
  );
}
