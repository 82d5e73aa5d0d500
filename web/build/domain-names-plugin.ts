import type { CodegenPlugin, PluginFunction } from '@graphql-codegen/plugin-helpers';
import { domains } from '../../schema/domains.ts';

/** Headings of the domains in the sandbox, without the calls that their records name as well. */
export const plugin: PluginFunction = () => {
  const headings = domains.flatMap(({ name, chinese, examplesHeading = chinese }) =>
    examplesHeading === undefined ? [] : [[name, examplesHeading] as const],
  );
  const names = JSON.stringify(Object.fromEntries(headings), null, 2);
  return `/** Headings under which the examples of a domain are listed. */\nexport const domainNames: Record<string, string> = ${names};`;
};

export default { plugin } satisfies CodegenPlugin;
