import { Ellipsis } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import { Button } from './button';

interface Action {
  readonly label: ReactNode;
  readonly onChoose: () => void;
  readonly isDisabled?: boolean;
}

interface ActionMenuProps {
  /** Name of the button. */
  label: string;
  actions: readonly Action[];
  ref?: Ref<HTMLButtonElement>;
}

function focusMenuButton(menu: HTMLElement): void {
  menu.querySelector<HTMLButtonElement>('button[aria-expanded]')?.focus();
}

/** Seldom needed actions behind one button; closes on Escape or when it loses the focus. */
export function ActionMenu({ label, actions, ref }: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const closeBy = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    focusMenuButton(currentTarget);
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <div className="relative w-max" onKeyDown={closeBy} onBlur={closeWhenLeft}>
      <Button
        ref={ref}
        variant="quiet"
        size="icon"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" />
      </Button>
      <ul
        id={listId}
        hidden={!isOpen}
        aria-label={label}
        className="absolute right-0 z-10 mt-1 w-max min-w-40 rounded-card border bg-surface p-1 shadow-float"
      >
        {actions.map(({ label: words, onChoose, isDisabled = false }, place) => (
          <li key={place}>
            <Button
              variant="quiet"
              size="small"
              className="w-full justify-start"
              disabled={isDisabled}
              onClick={({ currentTarget }) => {
                setIsOpen(false);
                const menu = currentTarget.closest('div');
                if (menu) focusMenuButton(menu);
                onChoose();
              }}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
