/** Icon and bullet fonts, whose letters stand for drawings. Source: names of the common icon and symbol fonts. */
const iconFont = /awesome|icon|fontello|material-?symbols|feather|entypo|phosphor/i;
const bulletFont = /wingdings|webdings|dingbats|marvosym|monotype-?sorts|\bms-?outlook|\bpifont/i;

/** Adobe's corporate use area: old-style digits and small capitals, as fonts of the nineties name them. */
const oldStyleDigits = 0xf730;
const smallCapitals = 0xf761;

/** Ligatures, Arabic presentation forms, radicals and full-width letters: compatibility characters. */
const lookalike =
  /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdfb\ufe70-\ufefc\u0132\u0133\u01c4-\u01cc\u01f1-\u01f3\u2f00-\u2fdf\uf900-\ufaff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/gu;

function fromCorporateUse(code: number): string {
  if (code >= oldStyleDigits && code <= oldStyleDigits + 9) return String(code - oldStyleDigits);
  if (code >= smallCapitals && code < smallCapitals + 26)
    return String.fromCharCode(0x61 + code - smallCapitals);
  // Bullets of Symbol and Wingdings; all other private characters have no meaning outside their font.
  return code === 0xf0b7 || code === 0xf0a7 || code === 0xf0a8 || code === 0xf0d8 || code === 0xf0fc
    ? '•'
    : '';
}

/**
 * A glyph as plain text: ligatures decomposed, old-style digits as digits, bullets as bullets; empty for icons and for
 * invisible marks.
 * @param text from the font's tables
 * @param font name of the font
 */
export function plainGlyph(text: string, font: string): string {
  if (
    text.length === 1 &&
    text > ' ' &&
    text < '\u007f' &&
    !iconFont.test(font) &&
    !bulletFont.test(font)
  )
    return text;
  if (iconFont.test(font)) return '';
  if (bulletFont.test(font)) return text.trim() === '' ? text : '•';
  return (
    text
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b-\u200d\u2060\ufeff\ufffd]/g, '')
      .replace(/[\ue000-\uf8ff]/g, (character) => fromCorporateUse(character.charCodeAt(0)))
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      // eslint-disable-next-line no-restricted-syntax -- one character at a time
      .replace(lookalike, (character) => character.normalize('NFKC'))
  );
}
