import { AppError, scanIdArgumentsSchema } from '@rolefit/contracts';

/** The id in the address of a resource. @throws AppError SCAN_NOT_FOUND, as for the id of another user's scan */
export function parseScanId(id: unknown): string {
  const parsed = scanIdArgumentsSchema.safeParse({ scanId: id });
  if (!parsed.success) throw new AppError('SCAN_NOT_FOUND');
  return parsed.data.scanId;
}
