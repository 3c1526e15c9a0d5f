import { type ExportFormat } from '@rolefit/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api';

/** The browser may still be taking the file when the link has been clicked. */
const keepMs = 10_000;

/** The browser's own way of saving: a link that is clicked. */
function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}

/** Saves all scans as a file. */
export function useExportScans() {
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const { blob, name } = await api.download('exportScans', { query: { format } });
      save(blob, name);
    },
  });
}
