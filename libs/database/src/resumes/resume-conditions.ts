/**
 * Condition: the owner has removed the resume that this version belongs to.
 * @param version alias of a row of `resumes`
 */
export function isRemoved(version: string): string {
  return `EXISTS (SELECT 1 FROM named_resumes removed WHERE removed.user_id = ${version}.user_id AND removed.number = ${version}.resume_number AND removed.removed_at IS NOT NULL)`;
}

/**
 * Condition: a later version of the same resume exists.
 * @param version alias of a row of `resumes`
 * @param later further condition on the later version, `later`
 */
export function hasLaterVersion(version: string, later = 'true'): string {
  return `EXISTS (SELECT 1 FROM resumes later WHERE later.user_id = ${version}.user_id AND later.resume_number = ${version}.resume_number AND later.version > ${version}.version AND ${later})`;
}

/** Condition: this version is used for matches, since it is the newest of its resume that has been read. */
export function isJudgedBy(version: string): string {
  return `(${version}.facts IS NOT NULL AND NOT ${hasLaterVersion(version, 'later.facts IS NOT NULL')} AND NOT ${isRemoved(version)})`;
}
