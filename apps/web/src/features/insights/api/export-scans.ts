import { readFile } from '@rolefit/api-client';
import { type ExportFormat, insightEndpoints } from '@rolefit/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { saveFile } from '@/lib/save-file';

/** Saves all scans as a file. */
export function useExportScans() {
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const { blob, name } = await api.download(insightEndpoints.exportScans, {
        readFile,
        query: { format },
      });
      saveFile(blob, name);
    },
  });
}
