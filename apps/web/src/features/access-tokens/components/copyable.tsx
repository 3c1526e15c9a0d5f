import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/toast';
import { texts } from '../texts';

interface CopyableProps {
  /** Accessible name of the text. */
  label: string;
  /** Label of the button. */
  copyLabel: string;
  text: string;
}

/** A text with a copy button. It can also be selected, because browsers do not let a page copy without HTTPS. */
export function Copyable({ label, copyLabel, text }: CopyableProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toast.error(texts.copyFailed);
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="flex flex-wrap items-start gap-3 rounded-control bg-sunken p-3">
      <pre
        tabIndex={0}
        role="group"
        aria-label={label}
        className="min-w-0 flex-1 basis-56 overflow-x-auto py-1.5 font-mono text-small wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
      <Button
        variant="outline"
        size="small"
        aria-label={isCopied ? undefined : copyLabel}
        onClick={() => void copy()}
      >
        <Icon aria-hidden="true" />
        <span role="status">{isCopied ? texts.copied : texts.copy}</span>
      </Button>
    </div>
  );
}
