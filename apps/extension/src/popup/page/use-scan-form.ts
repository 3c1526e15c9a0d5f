import { zodResolver } from '@hookform/resolvers/zod';
import { countWords, limits } from '@rolefit/contracts';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import { RefusedError } from '@/lib/send-message';
import { scanDraftSchema } from '@/messages';
import { texts as general } from '@/texts';
import { texts } from '../texts';
import { type DraftField, draftFields } from './page-draft';

/** The server's schema, and a minimum of words: a shorter posting would get no score. */
export const scanFieldsSchema = z.extend(scanDraftSchema, {
  jobDescription: scanDraftSchema.shape.jobDescription.check(
    z.refine((text) => countWords(text) >= limits.postingMinWords, {
      error: ({ input }) => texts.tooShort(countWords(String(input))),
    }),
  ),
});
export type ScanFields = z.output<typeof scanFieldsSchema>;
export type ScanForm = UseFormReturn<z.input<typeof scanFieldsSchema>, unknown, ScanFields>;

/** Form for a scan that validates on change. */
export function useScanForm(values: Readonly<Record<DraftField, string>>): ScanForm {
  return useForm<z.input<typeof scanFieldsSchema>, unknown, ScanFields>({
    resolver: zodResolver(scanFieldsSchema),
    defaultValues: values,
    mode: 'onChange',
  });
}

/** Shows an error under the fields that it concerns, or below the form. */
export function showRefusal(form: ScanForm, error: unknown): void {
  const { message, fields } =
    error instanceof RefusedError ? error : new RefusedError(general.somethingWrong);
  const known = draftFields.filter((name) => fields[name] !== undefined);
  for (const name of known) form.setError(name, { message: fields[name] ?? message });
  if (known.length === 0) form.setError('root', { message });
}
