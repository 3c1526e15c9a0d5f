import { z } from 'zod';

/** Of the way the entries are written; a version that reads another one refuses it. */
export const backupFormat = 1;

/** Names of the entries, in their order. A table has as many parts as it needs. */
export const entryNames = {
  manifest: 'rolefit-backup.json',
  secret: (name: string) => `secrets/${name}`,
  rows: (table: string, part: number) => `rows/${table}/${String(part).padStart(6, '0')}.tsv`,
  object: (key: string) => `objects/${key}`,
  summary: 'summary.json',
} as const;

const tableSchema = z.object({ name: z.string().min(1), columns: z.array(z.string().min(1)) });

/** The first entry: what follows, and which version can read it. */
export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  rolefit: z.string(),
  createdAt: z.iso.datetime(),
  postgresql: z.string(),
  migrations: z.array(z.string()),
  /** In the order in which they can be filled. */
  tables: z.array(tableSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The last entry: what was written, for comparison with what is read. */
export const summarySchema = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  fileBytes: z.int(),
  rowBytes: z.int(),
});
export type BackupSummary = z.infer<typeof summarySchema>;
