import { type ComponentProps, type MouseEvent } from 'react';
import { createPath, type To, useHref, useLocation, useNavigate } from 'react-router-dom';

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
  const href = useHref(to);
  const navigate = useNavigate();
  const location = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event, target)) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? href === createPath(location), state });
  };
  return <a {...rest} href={href} target={target} onClick={follow} />;
}
