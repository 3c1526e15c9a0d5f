import { Component, type ReactNode } from 'react';
import { useLocation } from '@/lib/routing/location';

interface BoundaryProps {
  /** Another place is another try. */
  place: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  brokenAt: string | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { brokenAt: null };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { brokenAt: '' };
  }

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    { brokenAt }: BoundaryState,
  ): BoundaryState | null {
    if (brokenAt === null || brokenAt === place) return null;
    return { brokenAt: brokenAt === '' ? place : null };
  }

  override render(): ReactNode {
    return this.state.brokenAt === null ? this.props.children : this.props.fallback;
  }
}

/** Shows the fallback in place of a screen that breaks, until the user navigates. */
export function ErrorBoundary({
  fallback,
  children,
}: Pick<BoundaryProps, 'fallback' | 'children'>) {
  const { pathname } = useLocation();
  return (
    <Boundary place={pathname} fallback={fallback}>
      {children}
    </Boundary>
  );
}
