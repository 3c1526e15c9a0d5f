import { type ExtensionReady, limits, signInEndpoints } from '@rolefit/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/lib/api';
import { readUser } from '@/lib/session';
import { answerExtension } from './extension-messages';
import { announceExtension } from './extension-notice';
import { dropExtensionSource } from './extension-source';
import { type texts } from './sign-in-texts';

/** An installed extension announces itself immediately; after this timeout the page shows instructions. */
const timeoutMs = 5_000;
/** By then a tab that may close itself has done so. */
const stillOpenMs = 500;

/** Whether `ms` have passed since `hasBegun` became true. */
function useHasPassed(ms: number, hasBegun: boolean): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    if (!hasBegun) return;
    const timer = setTimeout(() => setHasPassed(true), ms);
    return () => {
      clearTimeout(timer);
      setHasPassed(false);
    };
  }, [ms, hasBegun]);
  return hasPassed;
}

type HandoverStep = keyof typeof texts.extension.steps;

interface Handover {
  readonly step: HandoverStep;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Creates separate tokens for the extension, hands them over once, and closes the tab. */
export function useHandover(ready: ExtensionReady | null): Handover {
  const hasAsked = useRef(false);
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: () => api.call(signInEndpoints.createExtensionSession),
    onSuccess: (pair) => {
      dropExtensionSource();
      if (!ready) return;
      answerExtension(ready, pair);
      const user = readUser();
      if (user) announceExtension(user.id);
    },
  });
  useEffect(() => {
    if (!ready || hasAsked.current) return;
    hasAsked.current = true;
    mutate();
  }, [ready, mutate]);
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => window.close(), limits.extensionCloseMs);
    return () => clearTimeout(timer);
  }, [isSuccess]);
  const isSilent = useHasPassed(timeoutMs, ready === null);
  const isLeftOpen = useHasPassed(limits.extensionCloseMs + stillOpenMs, isSuccess);
  return { step: stepOf(), error, retry: () => mutate() };

  function stepOf(): HandoverStep {
    if (isSuccess) return isLeftOpen ? 'leftOpen' : 'connected';
    if (error) return 'failed';
    if (ready) return 'connecting';
    return isSilent ? 'silent' : 'waiting';
  }
}
