import { countWords } from '@rolefit/contracts';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { input } from '@/lib/control-styles';
import { CompanyMark } from '../company-mark';
import { texts } from '../texts';
import { type DraftField } from './page-draft';
import { type Origin, originText } from './sources';
import { type ScanForm } from './use-scan-form';

interface ScanFieldsProps {
  form: ScanForm;
  /** Source of each field; undefined if it should not be shown. */
  origins?: Readonly<Record<DraftField, Origin>>;
  /** The page with the posting. */
  pageUrl: string;
  /** Fields that were truncated. */
  cut?: readonly DraftField[];
}

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  children: (
    control: Pick<
      ComponentProps<'input'>,
      'id' | 'className' | 'aria-invalid' | 'aria-describedby'
    >,
  ) => ReactNode;
}

function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className="min-w-0 space-y-1">
      <div className="flex items-baseline justify-between gap-2 text-small">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span id={`${id}-hint`} className="min-w-0 truncate text-muted empty:hidden">
          {hint}
        </span>
      </div>
      {children({
        id,
        className: input,
        'aria-invalid': error !== undefined,
        'aria-describedby': `${id}-note ${id}-hint`,
      })}
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className="text-small text-danger empty:hidden"
      >
        {error}
      </p>
    </div>
  );
}

/** An empty optional field is omitted. */
const optional = { setValueAs: (value: string | undefined) => (value === '' ? undefined : value) };

interface AddressFieldsProps extends Pick<ScanFieldsProps, 'form' | 'origins'> {
  hintOf: (name: DraftField) => string | undefined;
}

function AddressFields({ form, origins, hintOf }: AddressFieldsProps) {
  const { errors, dirtyFields } = form.formState;
  return (
    <>
      <Field label={texts.url} hint={hintOf('url')} error={errors.url?.message}>
        {(control) => (
          <input inputMode="url" spellCheck={false} {...control} {...form.register('url')} />
        )}
      </Field>
      <Field
        label={texts.logo}
        hint={origins?.logo === 'missing' && !dirtyFields.logo ? texts.logoHint : hintOf('logo')}
        error={errors.logo?.message}
      >
        {(control) => (
          <input
            inputMode="url"
            spellCheck={false}
            {...control}
            {...form.register('logo', optional)}
          />
        )}
      </Field>
    </>
  );
}

/** All fields of a scan, to review and correct. */
export function ScanFields({ form, origins, pageUrl, cut = [] }: ScanFieldsProps) {
  const { errors, dirtyFields } = form.formState;
  const [description, companyName, logo] = useWatch({
    control: form.control,
    name: ['jobDescription', 'companyName', 'logo'],
  });
  const isCut = (name: DraftField) => cut.includes(name) && !dirtyFields[name];
  // For the description a sentence says so.
  const hintOf = (name: DraftField) =>
    origins
      ? [
          originText(dirtyFields[name] ? 'edited' : origins[name]),
          name !== 'jobDescription' && isCut(name) ? texts.shortened : '',
        ]
          .filter(Boolean)
          .join(' · ')
      : undefined;
  const isMoreWrong = errors.url !== undefined || errors.logo !== undefined;
  return (
    <div className="space-y-3">
      <div className="flex gap-3">
        <CompanyMark companyName={companyName ?? ''} logo={logo ?? ''} pageUrl={pageUrl} />
        <div className="min-w-0 flex-1 space-y-3">
          <Field label={texts.title} hint={hintOf('title')} error={errors.title?.message}>
            {(control) => <input {...control} {...form.register('title', optional)} />}
          </Field>
          <Field
            label={texts.company}
            hint={hintOf('companyName')}
            error={errors.companyName?.message}
          >
            {(control) => <input {...control} {...form.register('companyName')} />}
          </Field>
        </div>
      </div>
      <Field
        label={texts.description}
        hint={[texts.words(countWords(description)), hintOf('jobDescription')]
          .filter(Boolean)
          .join(' · ')}
        error={errors.jobDescription?.message}
      >
        {(control) => (
          <textarea
            rows={5}
            {...control}
            className={`${input} block text-small`}
            {...form.register('jobDescription')}
          />
        )}
      </Field>
      <details className="group text-small" open={isMoreWrong || undefined}>
        <summary className="inline-flex list-none items-center gap-1 rounded-control font-medium">
          <ChevronRight
            aria-hidden="true"
            className="size-4 transition-transform group-open:rotate-90"
          />
          {texts.more}
        </summary>
        <div className="space-y-3 pt-2">
          <AddressFields form={form} origins={origins} hintOf={hintOf} />
        </div>
      </details>
    </div>
  );
}
