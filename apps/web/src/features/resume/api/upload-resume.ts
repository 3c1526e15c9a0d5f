import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/lib/api';
import { profileKeys } from '@/lib/query-keys';

interface Options {
  /** Called even if the user has left the screen. */
  readonly onUploaded?: () => void;
  readonly onFailed?: (error: Error) => void;
}

/** Uploads a new version of the resume; `share` is the progress from 0 to 1. */
export function useUploadResume({ onUploaded, onFailed }: Options = {}) {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const mutation = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      return api.call('uploadResume', { file, onProgress: setShare });
    },
    onSuccess: (profile) => {
      client.setQueryData(profileKeys.all, profile);
      onUploaded?.();
    },
    onError: onFailed,
  });
  return { ...mutation, share };
}
