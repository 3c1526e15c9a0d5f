import { ExtensionPage } from '@/features/landing/components/extension-page';

export function Extension() {
  return <ExtensionPage />;
}

export { Extension as Component };
