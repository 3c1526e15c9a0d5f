/** By parent folder: which of its folders may import which others. */
export const folderDirections: Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;
