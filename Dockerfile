# syntax=docker/dockerfile:1
# One image for both layers; compose.yaml says which one a container runs.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY schema/package.json schema/
COPY server/package.json server/
COPY gateway/package.json gateway/
COPY platform/package.json platform/
COPY web/package.json web/
COPY scripts/prepare.js scripts/check-node.js scripts/
RUN npm ci --no-progress
COPY tsconfig.base.json codegen.ts ./
COPY schema schema
COPY server server
COPY gateway gateway
COPY web web
COPY scripts scripts
COPY clients/cli clients/cli
RUN npm run prepare && npm run build --workspace web && node scripts/build-cli.ts

FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY schema/package.json schema/
COPY server/package.json server/
COPY gateway/package.json gateway/
COPY platform/package.json platform/
COPY web/package.json web/
COPY scripts/prepare.js scripts/check-node.js scripts/
RUN npm ci --omit=dev --omit=optional --no-progress \
  --workspace schema --workspace server --workspace gateway --workspace platform

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app ./
COPY schema schema
COPY server server
COPY gateway gateway
COPY platform platform
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/gateway/dist gateway/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000 4001
# Both layers answer /healthz; HEALTH_PORT tells which one this container is.
ENV HEALTH_PORT=4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/src/main.ts"]
