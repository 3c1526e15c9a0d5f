import { extensionSourceKey } from '@rolefit/contracts';

/** Whether the browser extension sent the person here: the address says so, or said so before the way to the provider and back. */
export function isExtensionSource(search: URLSearchParams): boolean {
  return search.get('source') === 'extension' || sessionStorage.getItem(extensionSourceKey) === 'true';
}

/** Remembers it for this tab. */
export function keepExtensionSource(): void {
  sessionStorage.setItem(extensionSourceKey, 'true');
}

/** The extension has what it came for, or the person goes on without it. */
export function dropExtensionSource(): void {
  sessionStorage.removeItem(extensionSourceKey);
}
