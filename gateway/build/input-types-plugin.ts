import type { CodegenPlugin, PluginFunction } from '@graphql-codegen/plugin-helpers';
import { getNamedType, isInputObjectType } from 'graphql';

const listType = (name: string, members: readonly (readonly [name: string, type: string])[]) =>
  `export type ${name} = {\n${members.map(([key, type]) => `  ${key}: ${type};`).join('\n')}\n};`;

/** Types of all inputs by their names, and by those of the mutations that take them. */
export const plugin: PluginFunction = (schema) => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const taken = mutations.flatMap(({ name, args }) =>
    args.flatMap((argument) =>
      argument.name === 'input' ? [[name, getNamedType(argument.type).name] as const] : [],
    ),
  );
  return [
    listType(
      'InputTypes',
      inputs.map(({ name }) => [name, name]),
    ),
    listType('MutationInputs', taken),
  ].join('\n\n');
};

export default { plugin } satisfies CodegenPlugin;
