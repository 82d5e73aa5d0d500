import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config.ts';
import { Engine, type EngineObserver } from './engine.ts';
import { compilingExecutor, interpretingExecutor } from './executor.ts';
import { introspectionRule } from './introspection.ts';
import { Operations } from './operations.ts';
import type { Domain } from './domain.ts';
import { buildCompiledSchema, buildSchema } from './schema.ts';
import { readSdl } from './sdl.ts';

let built: Record<'schema' | 'compiled', GraphQLSchema> | undefined;

/** The same for every server of a process: to build them takes longest of its start. */
const schemas = (domains: Domain[]) => {
  if (built) return built;
  const sdl = readSdl();
  return (built = {
    schema: buildSchema(sdl, domains),
    compiled: buildCompiledSchema(sdl, domains),
  });
};

/** The schema, and the one path on which its operations run. */
export const createEngine = (
  config: Config,
  domains: Domain[],
  observer: EngineObserver,
): Engine => {
  const { schema, compiled } = schemas(domains);
  const { graphql: limits, production } = config;
  return new Engine({
    schema,
    operations: new Operations(schema, limits, { suggests: !production }),
    executor: compilingExecutor(
      compiled,
      interpretingExecutor(schema, limits.errors),
      limits.compileAfter,
    ),
    limits,
    mayIntrospect: introspectionRule(production),
    observer,
  });
};
