import { type CorrectionRef, type Demand } from '@rolefit/contracts';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { prepareJudge } from '@/lib/judge/judge-locally';
import { useUndo } from '../api/corrections';
import { useDownloadDispute } from '../api/download-dispute';
import { texts } from '../texts';

// Opened by a click.
const HaveDialog = lazy(async () => ({ default: (await import('./have-dialog')).HaveDialog }));
const MisreadDialog = lazy(async () => ({
  default: (await import('./misread-dialog')).MisreadDialog,
}));

interface CorrectionActionsProps {
  scanId: string;
  label: string;
  /** Whether the verdict can still improve, so that "I have this" is offered. */
  isOpen: boolean;
  correction: CorrectionRef | undefined;
  isPending: boolean;
  /** @param line of the resume; null for the user's word */
  onHave: (line: string | null) => void;
  onNotRequired?: (() => void) | undefined;
  onMisread?: ((importance: Demand, text: string) => void) | undefined;
  /** How important it is to the posting, as it was read. */
  demand?: Demand;
  /** Text of the requirement, which the form starts with. */
  words: string;
  /** Whether the user's word alone is not enough. */
  needsLine?: boolean;
}

function Own({ scanId, correction }: { scanId: string; correction: CorrectionRef }) {
  const undo = useUndo(scanId);
  const download = useDownloadDispute(scanId);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {texts.yours[correction.type]}
      <Button
        variant="outline"
        size="small"
        disabled={undo.isPending}
        onClick={() => undo.mutate(correction.id)}
      >
        {texts.undo}
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={download.isPending}
        onClick={() => download.mutate(correction.id)}
      >
        {texts.download}
      </Button>
    </p>
  );
}

/** Actions to correct a verdict, or the correction that was made. */
export function CorrectionActions(props: CorrectionActionsProps) {
  const {
    scanId,
    label,
    isOpen,
    correction,
    isPending,
    words,
    needsLine = false,
    demand = 'must',
  } = props;
  const { onHave, onNotRequired, onMisread } = props;
  const [dialog, setDialog] = useState<'have' | 'misread' | null>(null);
  const group = useRef<HTMLDivElement>(null);
  if (correction) return <Own scanId={scanId} correction={correction} />;
  const action = (text: string, onClick: () => void): ReactNode => (
    <Button
      variant="outline"
      size="small"
      aria-label={texts.actionOn(text, label)}
      disabled={isPending}
      onPointerEnter={prepareJudge}
      onFocus={prepareJudge}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  const close = () => setDialog(null);
  return (
    <div
      ref={group}
      role="group"
      aria-label={texts.actions(label)}
      className="flex flex-wrap items-center gap-2"
    >
      <span className="text-muted">{texts.wrong}</span>
      {isOpen && action(texts.have, () => setDialog('have'))}
      {onNotRequired && action(texts.notRequired, onNotRequired)}
      {onMisread && action(texts.misread, () => setDialog('misread'))}
      <Suspense fallback={null}>
        {dialog === 'have' && (
          <HaveDialog
            scanId={scanId}
            needsLine={needsLine}
            onClose={close}
            onSave={(line) => {
              close();
              onHave(line);
            }}
          />
        )}
        {dialog === 'misread' && (
          <MisreadDialog
            words={words}
            demand={demand}
            onClose={close}
            onSave={(importance, text) => {
              close();
              onMisread?.(importance, text);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
