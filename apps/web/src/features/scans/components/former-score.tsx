import { ArrowRight } from 'lucide-react';

/** The score before the resume, the skills or the answers changed, on its way to the one of today. */
export function FormerScore({ from }: { from: number }) {
  return (
    <>
      <span className="sr-only">Changed with your profile: </span>
      {from} <ArrowRight className="inline size-3.5" aria-label="to" />{' '}
    </>
  );
}
