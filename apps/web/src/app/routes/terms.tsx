import { LegalPage } from '@/features/landing/components/legal-page';
import { termsText } from '@/features/landing/terms-text';

export function Terms() {
  return <LegalPage {...termsText} />;
}

export { Terms as Component };
