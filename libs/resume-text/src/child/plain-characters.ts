/**
 * Removes invisible characters, which would prevent a word from being found. Spaces of all widths become spaces, and so do private characters of icon and
 * symbol fonts, which have no meaning outside their font, except for the bullet.
 */
export function plainCharacters(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u200c\u2060]/g, '')
    .replace(/[\uf0b7\uf0a7]/g, '•')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\ue000-\uf8ff]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/^[ \t]+|(?<![ \t])[ \t]+$/gm, '');
}
