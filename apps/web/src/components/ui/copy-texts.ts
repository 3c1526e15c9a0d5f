/** Texts of the button that copies. */
export const texts = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Copying failed. Select the text and copy it yourself.',
};
