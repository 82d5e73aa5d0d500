import type { Names } from '../names.ts';

const record = ({
  folder,
  many,
  one,
  One,
  chinese,
}: Names) => `import { domain } from '#shared/domain.ts';
import { ${one}Calls } from './rest.ts';

export const ${many} = domain({
  name: '${folder}',
  chinese: '${chinese}',
  rest: '${folder}',
  graphql: '${One}',
  purpose: '${One}s that members keep for themselves.',
  calls: [${one}Calls],
  knows: { platform: ['members'], gateway: [], web: ['account'] },
});
`;

const rest = ({ folder, many, one, One }: Names) => `import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Id, PageOf, Paging, Time, TitleLine } from '#shared/rest/common.ts';

/** One of the member's own. */
export const ${One} = Type.Object({
  _id: Id,
  Name: Type.String(),
  CreateDate: Time,
});
export type ${One} = Static<typeof ${One}>;

export const ${one}Calls = {
  own: call({
    operation: '${many}.own',
    method: 'GET',
    path: '/api/${folder}',
    access: 'member',
    summary: 'The member’s own, the newest first',
    query: Type.Object(Paging(20)),
    response: PageOf(${One}),
  }),
  create: call({
    operation: '${many}.create',
    method: 'POST',
    path: '/api/${folder}',
    access: 'member',
    refusals: ['BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Keeps one of the member’s own. Refused as ${folder}/rules.ts says',
    body: Type.Object({ Name: TitleLine }),
    response: ${One},
  }),
};
`;

const rules = ({
  one,
  chinese,
}: Names) => `import { refuse, type Refusal } from '#shared/rules/refusal.ts';

export const ${one}Limits = {
  name: 50,
  /** Limit per member. */
  ofMember: 1_000,
};

/** Why a name can't be kept, at \`Name\`; null when it can. */
export const ${one}NameProblem = (name: string): Refusal | null => {
  if (!name.trim()) return refuse('BAD_USER_INPUT', '请输入${chinese}名称', 'Name');
  return [...name.trim()].length > ${one}Limits.name
    ? refuse('BAD_USER_INPUT', \`${chinese}名称最多\${${one}Limits.name}个字符\`, 'Name')
    : null;
};

/** Why a member who has this many can't have one more; null when they can. */
export const ${one}CountProblem = (kept: number): Refusal | null =>
  kept >= ${one}Limits.ofMember
    ? refuse('CONFLICT', \`每人最多保存\${${one}Limits.ofMember}个${chinese}\`)
    : null;
`;

const sdl = ({ many, Many, One }: Names) => `extend type Viewer {
  "Their own ${Many}, the newest first; at most 100 a page."
  ${many}(
    "Number of the page, from 1."
    page: Int = 1
    "Rows a page, 1 to 100."
    perPage: Int = 20
  ): ${One}Page
}

extend type Mutation {
  """
  Saves a ${One} of the viewer's. Codes: UNAUTHENTICATED, CONFLICT (1,000 already), BAD_USER_INPUT with \`field\` name.
  """
  create${One}(input: Create${One}Input!): ${One}!
}

"A ${One} that a member has saved for themselves."
type ${One} implements Node {
  "Opaque id of the ${One}."
  id: ID! @from(key: "_id")
  "At most 50 characters."
  name: String!
  "Time when it was saved."
  createdAt: DateTime! @from(key: "CreateDate")
}

"One page of the viewer's ${Many}."
type ${One}Page implements Page {
  "The rows of this page."
  items: [${One}!]! @from(key: "data")
  "Rows on all pages."
  totalCount: Int! @from(key: "totalNum")
  "Number of this page, from 1."
  page: Int! @from(key: "page")
  "Rows that a page holds, at most 100."
  perPage: Int! @from(key: "perPage")
  "True when another page follows."
  hasNextPage: Boolean!
}

"Input of \`create${One}\`."
input Create${One}Input {
  "1 to 50 characters."
  name: String!
}
`;

const examples = ({ many, Many, One, chinese }: Names) => `# 我的${chinese}
query My${Many} {
  viewer {
    ${many}(perPage: 10) {
      totalCount
      items {
        id
        name
        createdAt
      }
    }
  }
}

# 新建${chinese}
# variables: { "input": { "name": "第一个" } }
mutation Create${One}($input: Create${One}Input!) {
  create${One}(input: $input) {
    id
    name
  }
}
`;

/** Files of a domain's contract. */
export const schemaFiles = (names: Names): Record<string, string> => {
  const folder = `schema/domains/${names.folder}`;
  return {
    [`${folder}/domain.ts`]: record(names),
    [`${folder}/rest.ts`]: rest(names),
    [`${folder}/rules.ts`]: rules(names),
    [`${folder}/${names.folder}.graphql`]: sdl(names),
    [`${folder}/examples.graphql`]: examples(names),
  };
};
