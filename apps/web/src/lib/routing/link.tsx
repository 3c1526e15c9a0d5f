import { type ComponentProps, type MouseEvent } from 'react';
import { createPath } from 'react-router-dom';
import { addressOf, type To, useLocation } from './location';
import { useNavigate } from './navigate';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Replaces the current history entry; by default only where the link leads to the current address. */
  replace?: boolean;
  state?: unknown;
}

/** Leaves clicks that open a new tab or window, or that something else has handled, to the browser. */
function isPlainClick(event: MouseEvent, target: string | undefined): boolean {
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !hasModifier &&
    (target === undefined || target === '_self')
  );
}

/**
 * A link within the app. React Router's own Link brings prefetching, forms and fetchers into the bundle, because bundlers cannot
 * remove the unused declarations beside it.
 */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const address = addressOf(to);
  const href = address.startsWith('/') ? address : location.pathname + address;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event, target)) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? href === createPath(location), state });
  };
  return <a {...rest} href={href} target={target} onClick={follow} />;
}
