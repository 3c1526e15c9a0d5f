import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyText } from '@/lib/copy-text';
import { toast } from '@/lib/toast';
import { Button } from './button';
import { texts } from './copy-texts';

interface CopyableProps {
  /** Accessible name of the text. */
  label: string;
  /** Label of the button. */
  copyLabel: string;
  text: string;
}

/** A text with a copy button. */
export function Copyable({ label, copyLabel, text }: CopyableProps) {
  const [isCopied, setIsCopied] = useState(false);
  const element = useRef<HTMLPreElement>(null);
  const copy = async () => {
    if (element.current !== null && (await copyText(text, element.current))) setIsCopied(true);
    else toast.error(texts.failed);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="flex flex-wrap items-start gap-3 rounded-control bg-sunken p-3">
      <pre
        ref={element}
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
