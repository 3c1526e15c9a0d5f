import { AppError, scanIdArgumentsSchema } from '@rolefit/contracts';

/** Parses the scan id in a resource URI. @throws AppError SCAN_NOT_FOUND, the same as for another user's scan */
export function parseScanId(id: unknown): string {
  const parsed = scanIdArgumentsSchema.safeParse({ scanId: id });
  if (!parsed.success) throw new AppError('SCAN_NOT_FOUND');
  return parsed.data.scanId;
}
