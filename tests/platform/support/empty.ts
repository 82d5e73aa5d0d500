/**
 * Empties what has rows. To delete the few that a test file leaves, with no key to be checked, takes
 * a fraction of a TRUNCATE, which makes each table's files anew and waits until they are on the disk.
 */
export const EMPTY = `do $$
declare
  name text;
  filled boolean;
begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select format('%I', tablename) from pg_tables
    where schemaname = 'public' and tablename <> 'applied_migrations'
  loop
    execute format('select exists (select from %s)', name) into filled;
    if filled then execute format('delete from %s', name); end if;
  end loop;
  perform setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences
    where schemaname = 'public' and last_value is not null;
end $$`;

/** Ends the sessions that a test file has left on its server's database. */
export const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
