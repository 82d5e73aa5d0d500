// Receives webhooks: SECRET=whsec_… PORT=8080 node webhook-receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.SECRET.replace(/^whsec_/, ''), 'base64');
const TOLERANCE = 300;
const MAX_BODY = 20 * 1024;
const seen = new Set();

const isSigned = (headers, body) => {
  const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']];
  if (!id || !(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  // While a secret is being changed there are two, divided by a space.
  return (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
};

createServer(async (request, response) => {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY) return response.writeHead(413).end();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (!isSigned(request.headers, body)) return response.writeHead(401).end();
  // Answer first and work afterwards: after 10 seconds the site takes it for failed.
  response.writeHead(204).end();
  const id = request.headers['webhook-id'];
  if (seen.has(id)) return;
  seen.add(id);
  const { type, data } = JSON.parse(body);
  console.log(type, JSON.stringify(data));
}).listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => console.log('listening'));
