import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Config } from './config.ts';

/** Connects to Redis, where one is configured. Nothing waits for it: without it each gateway goes by itself. */
export const connectRedis = (config: Config, app: FastifyInstance): Redis | undefined => {
  const url = config.redisUrl;
  if (url === undefined) return undefined;
  const redis = new Redis(url, {
    keyPrefix: config.redisPrefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
  });
  redis.on('error', (error) => app.log.warn({ err: error }, 'redis'));
  return redis;
};
