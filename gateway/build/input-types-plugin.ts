import type { CodegenPlugin, PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isInputObjectType } from 'graphql';

/** The types of all inputs by their names, for those who name an input by a string. */
export const plugin: PluginFunction = (schema) => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  return `export type InputTypes = {\n${inputs.map(({ name }) => `  ${name}: ${name};`).join('\n')}\n};`;
};

export default { plugin } satisfies CodegenPlugin;
