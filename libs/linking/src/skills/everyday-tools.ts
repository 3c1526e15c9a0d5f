/** Tools for chat, meetings and mail: whoever lacks one learns it in a day, so no advice is worth a line. */
const ids: ReadonlySet<string> = new Set([
  'bluejeans',
  'gmail',
  'google-calendar',
  'google-meet',
  'gotomeeting',
  'lotus-notes',
  'microsoft-teams',
  'outlook',
  'skype',
  'slack',
  'video-conferencing',
  'webex',
  'zoom',
]);

/** Whether a skill is an everyday tool, by its id in the taxonomy. */
export function isEverydayTool(skillId: string | null): boolean {
  return skillId !== null && ids.has(skillId);
}
