import type { FastifyInstance } from 'fastify';
import { boardRoutes } from './boards.ts';
import { datasetRoutes } from './datasets.ts';
import { exportRoutes } from './exports.ts';
import { fileRoutes } from './files.ts';
import { fontRoutes } from './fonts.ts';
import { notebookRoutes } from './notebooks.ts';
import { oauthRoutes } from './oauth.ts';
import { plotRoutes } from './plots.ts';
import { scoringRoutes } from './scoring.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { uploadRoutes, type UploadParts } from './uploads.ts';

/**
 * Registers the routes beside `/graphql` that pass on what platform has: files both ways, framed
 * notebooks with their plots and font, boards, exports, signing in with another site, unsubscribing by mail, and
 * the protocol of scoring workers.
 */
export const directRoutes = (app: FastifyInstance, parts: UploadParts): void => {
  notebookRoutes(app, parts.streams);
  plotRoutes(app);
  fontRoutes(app);
  boardRoutes(app, parts.streams);
  exportRoutes(app, parts);
  datasetRoutes(app, parts);
  oauthRoutes(app, parts);
  fileRoutes(app, parts);
  unsubscribeRoutes(app, parts);
  uploadRoutes(app, parts);
  scoringRoutes(app, parts);
};
