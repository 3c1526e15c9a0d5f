import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/lib/cn';
import { pushDialog } from '@/lib/open-dialogs';

interface ModalProps {
  role?: 'dialog' | 'alertdialog';
  /** Id of the element that names the dialog; `label` is its name as text. */
  labelledBy?: string;
  label?: string;
  describedBy?: string;
  onClose: () => void;
  /** Whether a click outside closes it. */
  closesOutside?: boolean;
  className: string;
  children: ReactNode;
}

/** A modal `<dialog>`: the browser keeps the focus in it, gives it back in the end, and makes the rest of the page inert. */
export function Modal({
  role = 'dialog',
  labelledBy,
  label,
  describedBy,
  onClose,
  closesOutside = true,
  className,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    element.showModal();
    // `LoadError` focuses the content when its button disappears. Focusable from the start, it would get the first focus instead of a control.
    if (content.current) content.current.tabIndex = -1;
    const popDialog = pushDialog(element);
    return () => {
      popDialog();
      element.close();
      style.overflow = overflow;
    };
  }, []);

  // The owner decides whether it closes: it may have to stay open while a call is pending.
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close(event);
  };
  return createPortal(
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      // Android closes dialogs by the back gesture, without a key.
      onCancel={close}
      className="fixed inset-0 size-full max-h-none max-w-none overflow-hidden bg-transparent text-inherit backdrop:bg-transparent"
    >
      <div
        className="absolute inset-0 animate-appear bg-scrim"
        onClick={closesOutside ? onClose : undefined}
      />
      <div ref={content} className={cn('outline-none', className)}>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
