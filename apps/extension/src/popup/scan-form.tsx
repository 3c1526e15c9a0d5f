import { useEffect, useId, useState } from 'react';
import { ask, RefusedError } from '@/lib/ask';
import { input, primaryButton } from '@/lib/control-styles';
import { type ScanDraft } from '@/messages';
import { texts as general } from '@/texts';
import { readTab } from './read-tab';
import { texts } from './texts';

type Step = 'open' | 'queueing' | 'queued';
type FieldName = 'title' | 'companyName' | 'url' | 'jobDescription';

const fields: readonly { name: FieldName; label: string; rows?: number }[] = [
  { name: 'title', label: texts.title },
  { name: 'companyName', label: texts.company },
  { name: 'url', label: texts.url },
  { name: 'jobDescription', label: texts.description, rows: 6 },
];

function Field({ label, value, error, rows, onChange }: { label: string; value: string; error: string | undefined; rows?: number | undefined; onChange: (value: string) => void }) {
  const id = useId();
  const control = { id, value, className: input, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-note` };
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      {rows === undefined ? (
        <input {...control} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea {...control} rows={rows} onChange={(event) => onChange(event.target.value)} />
      )}
      <p id={`${id}-note`} role={error ? 'alert' : undefined} className="text-small text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** What was read of the page, to be looked over and queued. */
export function ScanForm() {
  const [draft, setDraft] = useState<ScanDraft | null | undefined>(undefined);
  const [step, setStep] = useState<Step>('open');
  const [problem, setProblem] = useState<RefusedError | null>(null);
  useEffect(() => {
    void readTab().then(setDraft);
  }, []);
  if (draft === undefined) return <p className="text-muted">{texts.reading}</p>;
  if (draft === null) return <p className="text-muted">{texts.notReadable}</p>;

  async function queue(scan: ScanDraft): Promise<void> {
    setStep('queueing');
    try {
      await ask('outbox.add', { scan });
      setStep('queued');
    } catch (error) {
      setProblem(error instanceof RefusedError ? error : new RefusedError(general.somethingWrong));
      setStep('open');
    }
  }

  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        void queue(draft);
      }}
    >
      {fields.map(({ name, label, rows }) => (
        <Field key={name} label={label} rows={rows} value={draft[name] ?? ''} error={problem?.fields[name]} onChange={(value) => setDraft({ ...draft, [name]: value })} />
      ))}
      {problem && Object.keys(problem.fields).length === 0 && (
        <p role="alert" className="text-small text-danger">
          {problem.message}
        </p>
      )}
      <button type="submit" className={primaryButton} disabled={step !== 'open'}>
        {step === 'queueing' ? texts.scanning : texts.scan}
      </button>
      <p role="status" className="text-small text-muted empty:hidden">
        {step === 'queued' ? texts.queued : null}
      </p>
    </form>
  );
}
