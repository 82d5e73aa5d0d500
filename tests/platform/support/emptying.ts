/** Work that a test file has left under way would be waited for. */
const END_UNDER_WAY = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;

/**
 * Deletes what rows there are. For the few that a test file leaves, with no key to be checked, that
 * takes a fraction of a TRUNCATE, which makes each table's files again and waits for the disk.
 */
const EMPTY = `do $$
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

/** Statements, one after the other, that make a test file's database what it was before. */
export const EMPTYING = ['unlisten *', END_UNDER_WAY, EMPTY];
