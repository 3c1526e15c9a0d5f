import { LegalPage } from '@/features/landing/components/legal-page';
import { useServerFacts } from '@/features/landing/server-facts';
import { termsText } from '@/features/landing/terms-text';

export function Terms() {
  return <LegalPage {...termsText(useServerFacts().retention)} />;
}

export { Terms as Component };
