import { extensionSourceKey } from '@rolefit/contracts';

/** Whether the user comes from the extension: by the URL, or by storage after the detour to the provider. */
export function isExtensionSource(search: URLSearchParams): boolean {
  return (
    search.get('source') === 'extension' || sessionStorage.getItem(extensionSourceKey) === 'true'
  );
}

/** Stores it for this tab. */
export function storeExtensionSource(): void {
  sessionStorage.setItem(extensionSourceKey, 'true');
}

/** Called when the extension has its tokens, or the user continues without it. */
export function dropExtensionSource(): void {
  sessionStorage.removeItem(extensionSourceKey);
}
