export { BackupProblem } from './backup-problem.js';
export { type CheckedBackup, checkBackup } from './check-backup.js';
export type { Installation } from './installation.js';
export type { BackupSummary } from './manifest.js';
export { refuseFiles, restoreBackup } from './restore-backup.js';
export { writeBackup } from './write-backup.js';
