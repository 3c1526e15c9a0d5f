import { Progress } from '@/components/ui/progress';
import { texts } from '../texts';
import { useResumeActions } from '../use-resume-actions';
import { ResumeDropzone } from './resume-dropzone';

/** Uploads the first resume of a user. */
export function FirstResume() {
  const { replace, isUploading, share } = useResumeActions();
  return (
    <>
      <ResumeDropzone isDisabled={isUploading} onFile={replace} />
      {isUploading && <Progress value={share * 100} label={texts.file.upload} />}
    </>
  );
}
