import { ArrowRight } from 'lucide-react';

/** The score before the resume or the skills changed, on its way to the one of today. */
export function FormerScore({ from }: { from: number }) {
  return (
    <>
      <span className="sr-only">Changed with your resume or skills: </span>
      {from} <ArrowRight className="inline size-3.5" aria-label="to" />{' '}
    </>
  );
}
