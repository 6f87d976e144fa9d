import { loadModule, parsePlPgSQL, parseSync } from '@libpg-query/parser'

await loadModule()

export type FunctionSource = { language: string; definition: string; body: string; isAtomic: boolean }

/** Every function of ours in a database, as `unfilteredWrites` takes it. */
export const FUNCTION_SOURCES = `
  select pronamespace::regnamespace || '.' || proname as name, lanname as language, prosrc as body,
    pg_get_functiondef(pg_proc.oid) as definition, prosqlbody is not null as "isAtomic"
  from pg_proc join pg_language on pg_language.oid = prolang
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by 1
`

/**
 * The UPDATE and DELETE statements without WHERE in a function. Supabase loads `safeupdate` for the role of the Data API,
 * which refuses them wherever they run: in triggers and in security definer functions too, and when no row is touched.
 * @throws for what PostgreSQL 17 does not parse
 */
export async function unfilteredWrites({ language, definition, body, isAtomic }: FunctionSource): Promise<string[]> {
  if (language === 'sql') return writesIn(isAtomic ? definition : body)
  if (language !== 'plpgsql') throw new Error(`no check reads functions in ${language}`)
  const found: Found = { statements: [], composed: [] }
  collect(await parsePlPgSQL(definition), found)
  return [
    ...found.statements.flatMap(writesIn),
    ...found.composed.filter((text) => WRITE.test(text) && !WHERE.test(text)),
  ]
}

function writesIn(sql: string): string[] {
  const found: string[] = []
  look(parseSync(sql))
  return found

  function look(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    for (const [name, value] of Object.entries(node)) {
      if ((name === 'UpdateStmt' || name === 'DeleteStmt') && !('whereClause' in value)) found.push(sql.trim())
      look(value)
    }
  }
}

/** PL/pgSQL's own mark for a whole statement; the others are expressions, which cannot write. */
const STATEMENT = 0
const LITERAL = /'((?:[^']|'')*)'/g
const WRITE = /^\s*(update|delete)\s/i
const WHERE = /\bwhere\b/i
type Found = { statements: string[]; composed: string[] }

/** Of what `execute` composes no one knows the whole before it runs: its literals are looked at. */
function collect(node: unknown, found: Found): void {
  if (typeof node !== 'object' || node === null) return
  for (const [name, value] of Object.entries(node)) {
    if (name === 'PLpgSQL_expr' && value.parseMode === STATEMENT) found.statements.push(value.query)
    if (name === 'PLpgSQL_stmt_dynexecute')
      for (const [, text = ''] of value.query.PLpgSQL_expr.query.matchAll(LITERAL)) found.composed.push(text)
    collect(value, found)
  }
}
