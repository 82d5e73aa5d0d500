import type { FastifyInstance } from 'fastify';
import { llmsText, skillText } from '@whaletide/schema/verbs/texts.ts';
import { METADATA_PATH } from './admission.ts';
import { cliRoute } from './cli-package.ts';
import { mcpRoute, type McpParts } from './mcp.ts';

/** Scopes that are good for something here, as access tokens name them. */
const offered = ['read', 'submit'];

/** Registers what is for programs: `/mcp`, what describes it, the texts that models read, and the command line. */
export const programRoutes = (
  app: FastifyInstance,
  parts: McpParts & { siteName: string },
): void => {
  mcpRoute(app, parts);
  cliRoute(app, parts.originOf);
  for (const url of [METADATA_PATH, `${METADATA_PATH}/mcp`])
    app.get(url, (request, reply) => {
      const origin = parts.originOf(request)?.origin ?? '';
      return reply.header('cache-control', 'no-store').send({
        resource: `${origin}/mcp`,
        resource_name: parts.siteName,
        bearer_methods_supported: ['header'],
        scopes_supported: offered,
      });
    });
  const texts = { '/llms.txt': llmsText, '/SKILL.md': skillText };
  for (const [url, text] of Object.entries(texts))
    app.get(url, (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(`${url.endsWith('.md') ? 'text/markdown' : 'text/plain'}; charset=utf-8`)
        .send(text(parts.originOf(request)?.origin ?? '', parts.siteName)),
    );
};
