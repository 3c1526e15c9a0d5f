/** Tools for chat, meetings and mail, and what every computer comes with: whoever lacks one learns it in a day, so no advice is worth a line. */
const ids: ReadonlySet<string> = new Set([
  'bluejeans',
  'computer-literacy',
  'dropbox',
  'gmail',
  'google-calendar',
  'google-drive',
  'google-meet',
  'gotomeeting',
  'lotus-notes',
  'macos',
  'microsoft-teams',
  'microsoft-windows',
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

/** Tools to plan and document the work of a team: taught in the first week, so worth a line only where one is required. */
const officeToolIds: ReadonlySet<string> = new Set([
  'asana',
  'confluence',
  'jira',
  'notion',
  'trello',
]);

export function isOfficeTool(skillId: string | null): boolean {
  return skillId !== null && officeToolIds.has(skillId);
}
