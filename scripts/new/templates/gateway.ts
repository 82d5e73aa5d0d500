import type { Names } from '../names.ts';

const contribution = ({
  folder,
  many,
  One,
}: Names) => `import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import { ${One} } from '@whaletide/schema/domains/${folder}/rest.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const ${many} = {
  resolvers: [resolvers],
  restTypes: { ${One}, ${One}Page: PageOf(${One}) },
  inputs,
} satisfies Domain;
`;

const inputs = ({
  folder,
  one,
  One,
}: Names) => `import { ${one}Calls as calls } from '@whaletide/schema/domains/${folder}/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  create${One}: calls.create,
});
`;

const resolvers = ({
  folder,
  many,
  one,
}: Names) => `import { ${one}Calls } from '@whaletide/schema/domains/${folder}/rest.ts';
import { ofCaller } from '#graphql/ahead.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

export const resolvers: Resolvers = {
  Viewer: {
    ${many}: ofCaller((args, context) =>
      context.member().call(${one}Calls.own, { query: paging(args, 20) }),
    ),
  },
};
`;

/** Files of a domain in the gateway. */
export const gatewayFiles = (names: Names): Record<string, string> => {
  const folder = `gateway/src/domains/${names.folder}`;
  return {
    [`${folder}/index.ts`]: contribution(names),
    [`${folder}/inputs.ts`]: inputs(names),
    [`${folder}/resolvers.ts`]: resolvers(names),
  };
};
