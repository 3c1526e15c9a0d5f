import { type NamedResume } from '@rolefit/contracts';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { texts } from '../texts';
import { ResumeBlock } from './resume-block';

const words = texts.several;

// Lazy: rarely opened.
const ManageResume = lazy(async () => ({
  default: (await import('./manage-resume')).ManageResume,
}));

interface ItemProps {
  named: NamedResume;
  onRemoved: () => void;
}

function ResumeItem({ named, onRemoved }: ItemProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="space-y-4 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3
          ref={heading}
          id={id}
          tabIndex={-1}
          className="min-w-0 font-semibold wrap-anywhere outline-none"
        >
          {named.name}
        </h3>
        {named.isDefault && <Badge variant="quiet">{words.default}</Badge>}
      </div>
      {/* Which versions were read before is not known here. */}
      <ResumeBlock named={named} hasFormerReading={false} headingId={id}>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          aria-describedby={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.more} <ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />
        </Button>
        <div id={`${id}-more`} hidden={!isOpen} className="w-full">
          {isOpen && (
            <Suspense fallback={<div className="h-9" />}>
              <ManageResume
                named={named}
                headingId={id}
                onDone={() => {
                  setIsOpen(false);
                  heading.current?.focus();
                }}
                onRemoved={onRemoved}
              />
            </Suspense>
          )}
        </div>
      </ResumeBlock>
    </li>
  );
}

/** Several resumes, in the order in which they were added, so that none moves when another one becomes the default. */
export function ResumeList({
  resumes,
  onRemoved,
}: {
  resumes: readonly NamedResume[];
  onRemoved: () => void;
}) {
  return (
    <>
      <p className="text-muted">{words.lead}</p>
      <ul className="divide-y">
        {resumes
          .toSorted((a, b) => a.number - b.number)
          .map((named) => (
            <ResumeItem key={named.number} named={named} onRemoved={onRemoved} />
          ))}
      </ul>
    </>
  );
}
