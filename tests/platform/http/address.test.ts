import { expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { addressReader } from '#platform/src/http/address.ts';

const addressOf = addressReader([]);
const request = (ip: string | undefined, claimed?: string) =>
  ({ ip, headers: { 'x-client-address': claimed } }) as unknown as FastifyRequest;

it.each([
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['198.51.100.7', '203.0.113.9', '198.51.100.7'],
  // The connection has gone: Node knows its address no more.
  [undefined, undefined, ''],
  [undefined, '203.0.113.9', ''],
])('a request from %s that claims %s counts as %j', (ip, claimed, address) => {
  expect(addressOf(request(ip, claimed))).toBe(address);
});
