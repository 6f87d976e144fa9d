/**
 * One row for everything that migrations make in the schemas `public` and `private`: columns, enums, constraints,
 * indexes, functions, triggers, policies, rights and those of what is made later, each as the database itself writes it.
 */
export const SCHEMA_DUMP = `
  with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'private'))
  select line from (
    select 'column ' || table_schema || '.' || table_name || '.' || column_name || ' ' || udt_name || ' '
      || is_nullable || ' ' || coalesce(column_default, '') || ' ' || coalesce(generation_expression, '') as line
    from information_schema.columns where table_schema in ('public', 'private')
    union all
    select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
    from pg_constraint join ours on connamespace = ours.oid where contype <> 'n'
    union all
    select 'index ' || indexdef from pg_indexes where schemaname in ('public', 'private')
    union all
    select 'function ' || pg_get_functiondef(pg_proc.oid) from pg_proc join ours on pronamespace = ours.oid
    union all
    select 'trigger ' || pg_get_triggerdef(pg_trigger.oid) from pg_trigger
    join pg_class on tgrelid = pg_class.oid join ours on relnamespace = ours.oid where not tgisinternal
    union all
    select 'policy ' || schemaname || '.' || tablename || ' ' || policyname || ' ' || cmd || ' ' || roles::text || ' '
      || coalesce(qual, '') || ' ' || coalesce(with_check, '')
    from pg_policies where schemaname in ('public', 'private')
    union all
    select 'rls ' || relname || ' ' || relrowsecurity from pg_class join ours on relnamespace = ours.oid
    where relkind in ('r', 'v')
    union all
    select 'right ' || table_schema || '.' || table_name || ' ' || grantee || ' ' || privilege_type
    from information_schema.role_table_grants where table_schema in ('public', 'private')
      and grantee in ('anon', 'authenticated', 'service_role')
    union all
    select 'right ' || table_schema || '.' || table_name || '.' || column_name || ' ' || grantee || ' ' || privilege_type
    from information_schema.role_column_grants where table_schema in ('public', 'private') and grantee = 'anon'
    union all
    select 'enum ' || typname || ' ' || enumlabel from pg_enum
    join pg_type on enumtypid = pg_type.oid join ours on typnamespace = ours.oid
    union all
    select 'right ' || routine_schema || '.' || routine_name || ' ' || grantee || ' ' || privilege_type
    from information_schema.role_routine_grants where routine_schema in ('public', 'private')
      and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
    union all
    select 'default right ' || coalesce(defaclnamespace::regnamespace::text, 'all schemas') || ' ' || defaclobjtype::text || ' '
      || given.grantee::regrole || ' ' || given.privilege_type
    from pg_default_acl, aclexplode(defaclacl) as given
    where defaclrole = 'postgres'::regrole and grantee <> defaclrole
  ) as lines
  order by line collate "C"
`
