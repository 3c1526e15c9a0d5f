import { type ReactNode } from 'react';

interface MatchSectionProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A part of the report of a match. */
export function MatchSection({ title, intro, children }: MatchSectionProps) {
  return (
    <section className="min-w-0 space-y-4">
      <div className="space-y-1">
        <h2 className="text-heading font-semibold">{title}</h2>
        {intro && <p className="max-w-prose text-muted">{intro}</p>}
      </div>
      {children}
    </section>
  );
}
