import { LegalPage } from '@/features/landing/components/legal-page';
import { privacyText } from '@/features/landing/privacy-text';
import { useServerFacts } from '@/features/landing/server-facts';
import { texts } from '@/features/landing/texts';

export function Privacy() {
  const { model, retention } = useServerFacts();
  const readsHere = model === undefined ? '' : texts.legal.readsHere(model);
  return <LegalPage {...privacyText(readsHere, retention)} />;
}

export { Privacy as Component };
