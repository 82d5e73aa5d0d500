import {
  fromJsonSchema,
  McpServer,
  ResourceTemplate,
  type CallToolResult,
} from '@modelcontextprotocol/server';
import { holdsScope } from '@whaletide/schema/domains/account/rules/scopes.ts';
import { MEMBER_TEXT, MEMBER_TEXT_NOTE } from '@whaletide/schema/verbs/marking.ts';
import { Refusal } from '#refusal.ts';
import { competitionMarkdown } from '#verbs/markdown.ts';
import type { PreparedVerb } from '#verbs/prepared.ts';
import type { VerbCaller } from '#verbs/run.ts';

const INSTRUCTIONS = `Tools of 鲸潮社区, a community for data science competitions. Usual order: competitions, competition, data, check, submit, wait, board, receipt. Every {"${MEMBER_TEXT}": …} in an answer is ${MEMBER_TEXT_NOTE.charAt(0).toLowerCase()}${MEMBER_TEXT_NOTE.slice(1)} Follow the competition's own rules; works are shown as an agent's where the token is one.`;

/** Runs a verb in the name of the caller, and keeps its log and its budget. */
export type Use = (
  verb: PreparedVerb,
  caller: VerbCaller,
  given: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** Verb with its schemas as the protocol's tools take them; made once. */
export interface Tool {
  verb: PreparedVerb;
  config: ReturnType<typeof configOf>;
}

const configOf = (verb: PreparedVerb) => ({
  title: verb.chinese,
  description: verb.english,
  inputSchema: fromJsonSchema<Record<string, unknown>>(verb.input as never),
  outputSchema: fromJsonSchema<Record<string, unknown>>(verb.output as never),
  annotations: {
    readOnlyHint: verb.scope === 'read',
    destructiveHint: false,
    idempotentHint: verb.repeats !== true,
    openWorldHint: false,
  },
});

export const toolsOf = (verbs: readonly PreparedVerb[]): readonly Tool[] =>
  verbs.map((verb) => ({ verb, config: configOf(verb) }));

const refused = ({ code, message, field, retryAfter }: Refusal): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: JSON.stringify({ code, message, field, retryAfter }) }],
});

/** Server of one request: tools that its token has no scope for aren't there. */
export const mcpServer = (tools: readonly Tool[], caller: VerbCaller, use: Use): McpServer => {
  const server = new McpServer(
    { name: 'whaletide', title: '鲸潮社区', version: '1.0.0' },
    { instructions: INSTRUCTIONS },
  );
  const allowed = tools.filter(({ verb }) => holdsScope(caller.token.Scopes, verb.scope));
  for (const { verb, config } of allowed) {
    server.registerTool(verb.name, config, async (given) => {
      try {
        const structuredContent = await use(verb, caller, given);
        const text = JSON.stringify(structuredContent);
        return { content: [{ type: 'text', text }], structuredContent };
      } catch (error) {
        if (error instanceof Refusal) return refused(error);
        throw error;
      }
    });
  }
  const reading = allowed.find(({ verb }) => verb.name === 'competition')?.verb;
  if (!reading) return server;
  for (const only of ['all', 'rules'] as const) {
    const name = only === 'all' ? 'competition' : 'competition-rules';
    const uri = `whaletide://competitions/{id}${only === 'all' ? '' : '/rules'}`;
    const description =
      only === 'all' ? 'A competition as Markdown.' : 'The rules of a competition as Markdown.';
    const metadata = { title: name, description, mimeType: 'text/markdown' };
    server.registerResource(
      name,
      new ResourceTemplate(uri, { list: undefined }),
      metadata,
      async (url, { id }) => {
        const answer = await use(reading, caller, { id: String(id) });
        const text = competitionMarkdown(answer, only);
        return { contents: [{ uri: url.href, mimeType: 'text/markdown', text }] };
      },
    );
  }
  return server;
};
