import { type ExtensionReady } from '@rolefit/contracts';
import { CircleCheck } from 'lucide-react';
import { LoadError } from '@/components/layout/load-error';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { dropExtensionSource } from '../extension-source';
import { texts as allTexts } from '../sign-in-texts';
import { useHandover } from '../use-handover';

const { extension: texts } = allTexts;

/** Shown to signed-in users who come from the extension. */
export function ConnectExtension({ ready }: { ready: ExtensionReady | null }) {
  const { step, error, retry } = useHandover(ready);
  const { title, text } = texts.steps[step];
  const isDone = step === 'connected' || step === 'leftOpen';
  return (
    <div className="space-y-8">
      <div role="status" className="space-y-4">
        <h1 className="flex items-start gap-3 text-[2rem] leading-tight font-semibold">
          {isDone && <CircleCheck className="mt-1 size-8 text-accent" aria-hidden="true" />}
          {title}
        </h1>
        <p className="text-lead text-muted">{text}</p>
      </div>
      {step === 'failed' && <LoadError error={error} onRetry={retry} />}
      {(step === 'waiting' || step === 'connecting') && <Spinner className="size-6 text-accent" />}
      {(step === 'silent' || step === 'failed' || step === 'leftOpen') && (
        <Button asChild variant={isDone ? 'primary' : 'outline'}>
          <Link to={paths.dashboard} onClick={dropExtensionSource}>
            {isDone ? texts.toDashboard : texts.goOnWithout}
          </Link>
        </Button>
      )}
    </div>
  );
}
