import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode } from 'react';
import { texts } from '../texts';
import { Button } from './button';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it, and gets the focus back. */
  trigger: ReactNode;
  title: string;
  description: ReactNode;
  children: ReactNode;
}

/** A large window over the page, for something to read; a phone gives it the whole screen. */
export function Dialog({ isOpen, onOpenChange, trigger, title, description, children }: DialogProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Primitive.Content className="fixed inset-0 z-40 flex animate-appear flex-col overflow-hidden bg-surface shadow-float shell:inset-x-8 shell:inset-y-6 shell:m-auto shell:max-h-[56rem] shell:max-w-6xl shell:rounded-card shell:border">
          <div className="flex items-start justify-between gap-4 border-b px-5 py-4">
            <div className="min-w-0 space-y-1">
              <Primitive.Title className="text-lead font-semibold">{title}</Primitive.Title>
              <Primitive.Description className="text-small break-words text-muted">{description}</Primitive.Description>
            </div>
            <Primitive.Close asChild>
              <Button variant="quiet" size="icon" aria-label={texts.close} className="-mr-2">
                <X aria-hidden="true" />
              </Button>
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
