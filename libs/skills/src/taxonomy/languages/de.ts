/** German aliases, one skill a line: `skill-id | Alias, Alias`; marks are explained at `aliasesOf`. */
export const germanAliases = `
`;
