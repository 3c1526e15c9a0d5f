import { Refusal } from '../refusal.ts';

/** Resumes need no entity declarations: one could read files on this machine, and ten could expand to gigabytes. */
const declaration = /<!\s*(?:DOCTYPE|ENTITY)/i;

const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
  // Without a byte order mark: the first character is "<".
  { encoding: 'utf-16le', bytes: [0x3c, 0x00] },
  { encoding: 'utf-16be', bytes: [0x00, 0x3c] },
] as const;

/**
 * Decodes an XML file.
 * @throws Refusal entities if it declares a document type
 */
export function decodeMarkup(bytes: Uint8Array): string {
  const mark = marks.find((candidate) => candidate.bytes.every((byte, at) => bytes[at] === byte));
  const text = new TextDecoder(mark?.encoding ?? 'utf-8').decode(bytes);
  if (declaration.test(text)) throw new Refusal('entities', 'it declares a document type');
  return text;
}
