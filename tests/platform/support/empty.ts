/** Empties what has rows; a whole TRUNCATE of every table takes longer than most tests. */
export const EMPTY = `do $$
declare
  name text;
  filled boolean;
  names text[] = '{}';
begin
  for name in select format('%I', tablename) from pg_tables
    where schemaname = 'public' and tablename <> 'applied_migrations'
  loop
    execute format('select exists (select from %s)', name) into filled;
    if filled then names = names || name; end if;
  end loop;
  if names <> '{}' then
    execute 'truncate ' || array_to_string(names, ', ') || ' restart identity cascade';
  end if;
end $$`;

/** Ends the sessions that a test file has left on its server's database. */
export const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
