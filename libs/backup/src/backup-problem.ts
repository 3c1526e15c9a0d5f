/** Why a backup or a restore is refused, as a sentence for the person at the terminal. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}
