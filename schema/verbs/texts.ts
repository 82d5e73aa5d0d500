import { MEMBER_TEXT, MEMBER_TEXT_NOTE } from './marking.ts';
import { type Verb, verbs } from './verbs.ts';
import {
  TOKEN_CALLS_A_DAY,
  TOKEN_GIB_A_DAY,
  TOKEN_SUBMISSIONS_A_DAY,
} from '#domains/account/rules/token-budgets.ts';

interface Argument {
  type?: string;
  enum?: readonly string[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
  items?: Argument;
}

/** Values that an argument takes, in a few words. */
const valuesOf = (argument: Argument): string => {
  const { type, enum: values, items, minimum, maximum, maxLength, maxItems } = argument;
  if (values) return values.join(' | ');
  if (items) return `list of ${valuesOf(items)}, at most ${maxItems ?? '?'}`;
  if (minimum !== undefined) return `${type}, ${minimum} to ${maximum ?? '…'}`;
  if (maxLength !== undefined) return `text, at most ${maxLength} characters`;
  return type === 'string' ? 'id' : String(type);
};

const argumentLines = ({ input }: Verb): string[] => {
  const required = new Set<string>(input.required ?? []);
  return Object.entries(input.properties as Record<string, Argument>).map(([name, argument]) => {
    const { description, default: fallback } = argument;
    const told = [
      valuesOf(argument),
      required.has(name) ? 'required' : '',
      fallback === undefined ? '' : `${JSON.stringify(fallback)} where absent`,
    ].filter(Boolean);
    return `- \`${name}\` (${told.join('; ')})${description ? `: ${description}` : ''}`;
  });
};

const verbLines = (verb: Verb): string[] => [
  `### ${verb.name}`,
  '',
  `${verb.chinese}. ${verb.english} Scope: ${verb.scope.toUpperCase()}.`,
  '',
  ...argumentLines(verb),
  '',
  `Example: \`${JSON.stringify(verb.example)}\``,
  '',
];

const usual = 'competitions → competition → data → check → submit → wait → board → receipt';

const limits = `A token may make ${TOKEN_CALLS_A_DAY} calls, hand in ${TOKEN_SUBMISSIONS_A_DAY} times and upload ${TOKEN_GIB_A_DAY} GiB in a day of Asia/Shanghai, beside the limits of its member and of each task.`;

const marks = `Answers are JSON. \`{"${MEMBER_TEXT}": "…"}\` is ${MEMBER_TEXT_NOTE.charAt(0).toLowerCase()}${MEMBER_TEXT_NOTE.slice(1)}`;

const call = (origin: string) => `curl -s ${origin}/mcp \\
  -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\
  -H 'accept: application/json, text/event-stream' \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"competitions","arguments":{"status":"RUNNING","perPage":3}}}'`;

/** The part of docs/programs.md that is made of the list of verbs. */
export const verbsReference = (): string => `${verbs.flatMap(verbLines).join('\n').trimEnd()}\n`;

/** `/llms.txt`: what a model finds that comes without anything. */
export const llmsText = (origin: string, siteName: string): string =>
  `# ${siteName}

> Community for data science competitions. Programs and agents act by the verbs below, at ${origin}/mcp (Model Context Protocol, Streamable HTTP) with an access token of a member as Bearer.

${marks}

${limits}

## Verbs

${verbs.map(({ name, english, scope }) => `- ${name} (${scope.toUpperCase()}): ${english}`).join('\n')}

## More

- [${origin}/SKILL.md](${origin}/SKILL.md): the same with arguments and examples
- [${origin}/sandbox](${origin}/sandbox): the GraphQL schema
`;

/** `/SKILL.md`: how an agent takes part, with every verb's arguments. */
export const skillText = (origin: string, siteName: string): string =>
  `---
name: whaletide
description: Find, enter and hand in to data science competitions of ${siteName}; read its boards, receipts, projects, datasets and forum.
---

# ${siteName}

Usual order: ${usual}.

${marks}

${limits}

Your member makes a token on their account page under 访问令牌 (kind 智能体, scopes 读取 and 提交), and sees there what you did with it. Works are shown as an agent's; a competition's \`authorshipRule\` says whether it takes them: FORBIDDEN takes none. A competition is entered by its member on its page.

\`\`\`sh
${call(origin)}
\`\`\`

## Verbs

${verbsReference()}`;
