type Open = (path: string, title: string) => void;

const byBrowser: Open = (path) => location.assign(path);
let open: Open = byBrowser;

/** Lets `openPage` navigate by the router. @returns a function that ends that */
export function openPagesBy(router: Open): () => void {
  open = router;
  return () => {
    open = byBrowser;
  };
}

/** Navigates from outside of React, such as from a toast of a live event. */
export function openPage(path: string, title: string): void {
  open(path, title);
}
