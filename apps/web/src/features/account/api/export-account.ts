import { readFile } from '@rolefit/api-client';
import { profileEndpoints } from '@rolefit/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/lib/api';
import { saveFile } from '@/lib/save-file';

/** Saves all data about the user as a file. Cancelling or leaving the screen aborts the download. */
export function useExportAccount() {
  const [bytes, setBytes] = useState(0);
  const abort = useRef<AbortController>(null);
  const download = useMutation({
    mutationFn: async () => {
      setBytes(0);
      abort.current = new AbortController();
      const { blob, name } = await api.download(profileEndpoints.exportAccount, {
        readFile,
        signal: abort.current.signal,
        onBytes: setBytes,
      });
      saveFile(blob, name);
    },
  });
  const stop = () => {
    abort.current?.abort();
    download.reset();
  };
  useEffect(() => () => abort.current?.abort(), []);
  return {
    start: () => download.mutate(),
    stop,
    bytes,
    isPending: download.isPending,
    isDone: download.isSuccess,
    error: download.error,
  };
}
