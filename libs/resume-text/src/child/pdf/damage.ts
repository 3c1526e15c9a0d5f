/**
 * True where the end of the file is missing: objects begin after the last end mark, or there is none. pdf.js would repair
 * such a file and return half a resume as if it were complete.
 */
export function isCutOff(bytes: Buffer): boolean {
  const end = Math.max(bytes.lastIndexOf('%%EOF'), bytes.lastIndexOf('startxref'));
  return end < 0 || /\d\s+\d+\s+obj\b/.test(bytes.subarray(end).toString('latin1'));
}

/** True where the cross-reference table is not at the stated offset, as after a transfer that converted line ends: readers must guess then. */
export function isShifted(bytes: Buffer): boolean {
  const at = Number(
    /^startxref\s{1,4}(\d{1,10})/.exec(
      bytes.subarray(Math.max(0, bytes.lastIndexOf('startxref'))).toString('latin1', 0, 40),
    )?.[1] ?? Number.NaN,
  );
  if (Number.isNaN(at)) return true;
  // Offsets count from the header, which some programs do not put first.
  return [0, Math.max(0, bytes.indexOf('%PDF-'))].every(
    (start) =>
      !/^\s{0,8}(?:xref|\d+\s+\d+\s+obj)/.test(
        bytes.subarray(start + at, start + at + 40).toString('latin1'),
      ),
  );
}
