/** The addresses of gateways and workers, where each has a role of its own. */
export const roleVariables = ['GATEWAY_DATABASE_URL', 'WORKER_DATABASE_URL'] as const;

/** Addresses of gateways and workers without that of the owner: they would lead to another database than the migration's. */
export function findRolesWithoutOwner(user: Readonly<Record<string, string>>): string[] {
  if (user.DATABASE_URL) return [];
  return roleVariables
    .filter((variable) => user[variable])
    .map((variable) => `${variable} needs DATABASE_URL, the address of the owner of the tables.`);
}
