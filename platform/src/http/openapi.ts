import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import { domains } from '@whaletide/schema/domains.ts';
import { refusalsOf } from '@whaletide/schema/shared/rest/call.ts';
import { PRODUCT_VERSION } from '@whaletide/server/product-version.ts';

/** Domains with calls, as tags. */
const tags = domains
  .filter(({ calls }) => calls.length > 0)
  .map(({ name, purpose }) => ({ name, description: purpose }));

/** Tag and refusals of each operation. */
const described = new Map(
  domains.flatMap(({ name, calls }) =>
    calls.flatMap(Object.values).map((call) => {
      const refusals = refusalsOf(call);
      const description = refusals.length > 0 ? `Refusals: ${refusals.join(', ')}.` : undefined;
      return [call.operation, { tags: [name], ...(description && { description }) }] as const;
    }),
  ),
);

/** Tagged with its domain, and described by the codes that it may be refused with. */
const withDomain = (schema: FastifySchema): FastifySchema => ({
  ...schema,
  ...described.get(schema.operationId ?? ''),
});

/** Description of the REST platform by OpenAPI, made of the calls of all domains. */
export const openapi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: '鲸潮社区 REST',
      description: 'The REST backend of the community platform.',
      version: PRODUCT_VERSION,
    },
    // Paths are those of the host that serves the document.
    servers: [{ url: '/' }],
    tags,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  },
  transform: ({ schema, url }) => ({ schema: withDomain(schema), url }),
};
