/**
 * Copies a text that an element shows. Without TLS, as on a home server, browsers offer no clipboard to pages, but most still copy what is selected.
 * @returns whether it is copied; else the element is selected
 */
export async function copyText(text: string, element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return copySelection();
  }
}

/** False where the browser refuses, or no longer knows the command. */
function copySelection(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
