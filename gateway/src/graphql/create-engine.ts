import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config.ts';
import { Engine, type EngineObserver } from './engine.ts';
import { compilingExecutor, interpretingExecutor } from './executor.ts';
import { introspectionRule } from './introspection.ts';
import { Operations } from './operations.ts';
import type { Domain } from './domain.ts';
import { buildCompiledSchema, buildSchema } from './schema.ts';
import { readSdl } from './sdl.ts';

interface Schemas {
  schema: GraphQLSchema;
  /** Built when it is first asked for. */
  compiled: () => GraphQLSchema;
}

let built: Schemas | undefined;

/** The same for every server of a process: to build them takes longest of its start. */
const schemas = (domains: Domain[]): Schemas => {
  if (built) return built;
  const sdl = readSdl();
  let compiled: GraphQLSchema | undefined;
  return (built = {
    schema: buildSchema(sdl, domains),
    compiled: () => (compiled ??= buildCompiledSchema(sdl, domains)),
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
  // In development a start is waited for; elsewhere no request is to wait.
  if (!config.development) compiled();
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
