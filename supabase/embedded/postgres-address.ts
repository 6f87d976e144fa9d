/**
 * Where a PostgreSQL listens: the folder of its socket, or, on Windows, whose Node knows no such sockets, a port of
 * loopback with a password.
 */
export type Server = { host: string; port: number; password?: string }

/** The account of Supabase itself, as whom a server is set up. */
export const SUPERUSER = 'supabase_admin'

/** How `pg` reaches a database of a server, as the superuser unless another role is given. */
export function addressOf(
  { host, port, password }: Server,
  { role = SUPERUSER, database = 'postgres' }: { role?: string; database?: string },
): { host: string; port: number; password?: string; user: string; database: string } {
  return { host, port, ...(password !== undefined && { password }), user: role, database }
}

/** The file of a server's socket, as clients take it that know no folders. */
export const socketOf = ({ host, port }: Server): string => `${host}/.s.PGSQL.${port}`
