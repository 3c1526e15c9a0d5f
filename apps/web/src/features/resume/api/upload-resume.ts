import { sendWithProgress } from '@rolefit/api-client';
import { type Profile, profileEndpoints } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/lib/api';
import { profileKeys } from '@/lib/query-keys';

interface Options {
  /** Called even if the user has left the screen. */
  readonly onUploaded?: (profile: Profile) => void;
  readonly onFailed?: (error: Error) => void;
}

interface Upload {
  readonly file: File;
  /** The number of the resume that it is a new version of; the default one if absent, as long as there is no `name`. */
  readonly resume?: number;
  /** The name of a further resume. */
  readonly name?: string;
}

function queryOf({ resume, name }: Upload) {
  if (name !== undefined) return { name };
  return resume === undefined ? {} : { resume: String(resume) };
}

/** Uploads a new version of a resume, or a further resume; `share` is the progress from 0 to 1. */
export function useUploadResume({ onUploaded, onFailed }: Options = {}) {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const mutation = useMutation({
    mutationFn: (upload: Upload) => {
      setShare(0);
      return api.call(profileEndpoints.uploadResume, {
        query: queryOf(upload),
        file: upload.file,
        send: sendWithProgress(setShare),
      });
    },
    onSuccess: (profile) => {
      client.setQueryData(profileKeys.all, profile);
      onUploaded?.(profile);
    },
    onError: onFailed,
  });
  return { ...mutation, share };
}
