import { limits, type NamedResume } from '@rolefit/contracts';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { texts } from '../texts';

const words = texts.several;

// Lazy: most users have one resume.
const AddResumeForm = lazy(async () => ({
  default: (await import('./add-resume-form')).AddResumeForm,
}));

interface AddResumeProps {
  resumes: readonly NamedResume[];
  onAdded: () => void;
}

/** Adds another resume, up to the limit. */
export function AddResume({ resumes, onAdded }: AddResumeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    // The button is rendered in the next frame.
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isOpen)
    return (
      <Suspense fallback={<div className="h-64" />}>
        <AddResumeForm
          resumes={resumes}
          onCancel={close}
          onAdded={() => {
            setIsOpen(false);
            onAdded();
          }}
        />
      </Suspense>
    );
  if (resumes.length >= limits.resumesPerUser)
    return <p className="border-t pt-4 text-small text-muted">{words.full}</p>;
  return (
    <div className="border-t pt-3">
      <Button
        ref={opener}
        variant="quiet"
        size="small"
        className="-ml-3"
        onClick={() => setIsOpen(true)}
      >
        <Plus aria-hidden="true" /> {words.add}
      </Button>
    </div>
  );
}
