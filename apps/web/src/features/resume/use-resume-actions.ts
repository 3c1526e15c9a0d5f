import { errorText } from '@/lib/error-text';
import { toast } from '@/lib/toast';
import { useEvaluateResume } from './api/evaluate-resume';
import { useUploadResume } from './api/upload-resume';
import { texts } from './texts';

/**
 * Uploads versions of a resume, each of which is evaluated at once; toasts show the progress.
 * @param number which of the resumes; the default one if absent
 */
export function useResumeActions(number?: number) {
  const { mutate, isPending: isStarting } = useEvaluateResume({ hasToasts: true });
  const evaluate = () => mutate(number);
  const upload = useUploadResume({
    onUploaded: () => {
      toast.success(texts.toasts.uploaded);
      evaluate();
    },
    onFailed: (error) => toast.error(texts.toasts.notUploaded, { description: errorText(error) }),
  });
  return {
    evaluate,
    isStarting,
    replace: (file: File) =>
      upload.mutate({ file, ...(number === undefined ? {} : { resume: number }) }),
    isUploading: upload.isPending,
    share: upload.share,
  };
}
