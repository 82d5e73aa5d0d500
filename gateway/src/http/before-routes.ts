import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const messages: Record<number, string> = {
  400: '请求地址无法解析',
  408: '请求超时，请稍后再试',
  431: '请求头过大，请清除本站的Cookie后重试',
};

const bodyOf = (status: number): string =>
  JSON.stringify({ code: 'BAD_USER_INPUT', message: messages[status] });

const statusOf = (code: string | undefined): number =>
  code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;

/** Answers what is refused before any route is found, in our words and with our headers. */
export const beforeRoutes = (headers: Record<string, string>) => ({
  /** An address that can't be read, as `/%ff`. */
  frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    void reply
      .code(400)
      .headers({ ...headers, 'x-request-id': request.id })
      .type('application/json; charset=utf-8')
      .send(bodyOf(400));
  },

  /** Answers what Node's parser refuses: there is a connection, and no request yet. */
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf(error.code);
    const body = bodyOf(status);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`;
    socket.end(head + body, () => socket.destroySoon());
  },
});
