import type { Readable } from 'node:stream';
import type { CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Authorship } from '@whaletide/schema/shared/rules/authorship.ts';
import { uploadCalls, type UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import { type Dispatcher, errors, Pool } from 'undici';
import type { UpstreamConfig } from '../config.ts';
import { upstreamTimeout, upstreamUnavailable } from '../refusal.ts';
import { buildRequest, prepareCall } from './request.ts';

/** Files take long, so that they have connections of their own beside those of the calls. */
const CONNECTIONS = 16;

export interface StreamScope {
  requestId: string;
  clientAddress: string;
  token: string | undefined;
  signal: AbortSignal;
}

export type StreamAnswer = Dispatcher.ResponseData;

/** Files on their way to and from platform, as streams: nothing is held whole. */
export class FileStreams {
  readonly #pool: Pool;
  readonly #basePath: string;

  constructor(config: UpstreamConfig) {
    const url = new URL(config.url);
    this.#basePath = url.pathname.replace(/\/$/, '');
    this.#pool = new Pool(url.origin, {
      connections: CONNECTIONS,
      connect: { timeout: config.connectTimeout },
      // The answer to an upload comes when its last byte has been stored.
      headersTimeout: config.requestDeadline,
      bodyTimeout: config.requestDeadline,
    });
  }

  /** Sends a multipart body on as it comes. */
  upload(
    body: Readable,
    headers: { contentType: string; contentLength: string | undefined },
    purpose: UploadPurpose,
    scope: StreamScope,
  ): Promise<StreamAnswer> {
    const { target } = buildRequest(prepareCall(uploadCalls.upload), { query: { purpose } });
    return this.#send(target, body, headers, scope);
  }

  /** The same for a result file that is submitted with it; the scope's token is an upload token. */
  uploadWork(
    body: Readable,
    headers: { contentType: string; contentLength: string | undefined },
    query: { Authorship?: Authorship; AuthorshipModel?: string },
    scope: StreamScope,
  ): Promise<StreamAnswer> {
    const { target } = buildRequest(prepareCall(submissionCalls.uploadWork), { query });
    return this.#send(target, body, headers, scope);
  }

  /** Sends on what a scoring worker tells, as it comes; the scope's token is a scoring token. */
  scoring<const C extends RestCall & { method: 'POST'; access: 'public' }>(
    call: C,
    params: Record<string, string>,
    body: Readable,
    headers: { contentType: string; contentLength: string | undefined },
    scope: StreamScope,
  ): Promise<StreamAnswer> {
    const { target } = buildRequest(prepareCall(call), { params }, true);
    return this.#send(target, body, headers, scope);
  }

  /** One part of an upload in parts, as it comes. */
  part(
    body: Readable,
    { contentLength, hash }: { contentLength: string | undefined; hash: string | undefined },
    params: { id: string; number: number },
    scope: StreamScope,
  ): Promise<StreamAnswer> {
    const { target } = buildRequest(prepareCall(uploadCalls.part), { params });
    return this.#request('PUT', target, scope, body, {
      'content-type': 'application/octet-stream',
      ...(contentLength !== undefined && { 'content-length': contentLength }),
      ...(hash !== undefined && { 'x-part-sha256': hash }),
    });
  }

  #send(
    target: string,
    body: Readable,
    { contentType, contentLength }: { contentType: string; contentLength: string | undefined },
    scope: StreamScope,
  ): Promise<StreamAnswer> {
    return this.#request('POST', target, scope, body, {
      'content-type': contentType,
      ...(contentLength !== undefined && { 'content-length': contentLength }),
    });
  }

  /** @throws Refusal of an outage; every answer of platform's is the caller's to look at */
  download(
    key: string,
    headers: Record<string, string>,
    scope: StreamScope,
  ): Promise<StreamAnswer> {
    const { target } = buildRequest(prepareCall(uploadCalls.download), { params: { key } });
    return this.#request('GET', target, scope, undefined, headers);
  }

  /** A page of HTML that everyone with its address may see; it is requested without a session. */
  page<const C extends RestCall & { method: 'GET'; access: 'public' }>(
    call: C,
    input: CallInput<C>,
    scope: StreamScope,
  ): Promise<StreamAnswer> {
    const { target } = buildRequest(prepareCall(call), input);
    return this.#request('GET', target, { ...scope, token: undefined }, undefined, {});
  }

  /** Streams what belongs to the calling member, by their token, as it comes; or the part asked for. */
  owned<const C extends RestCall & { method: 'GET'; access: 'member' }>(
    call: C,
    input: CallInput<C>,
    scope: StreamScope & { token: string },
    headers: Record<string, string> = {},
  ): Promise<StreamAnswer> {
    const { target } = buildRequest(prepareCall(call), input);
    return this.#request('GET', target, scope, undefined, headers);
  }

  /**
   * Streams what everybody may read, or only the caller by their token or the address's own, as it
   * comes.
   */
  readable<const C extends RestCall & { method: 'GET'; access: 'either' }>(
    call: C,
    input: CallInput<C>,
    scope: StreamScope,
  ): Promise<StreamAnswer> {
    const { target } = buildRequest(prepareCall(call), input);
    return this.#request('GET', target, scope, undefined, {});
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #request(
    method: 'GET' | 'POST' | 'PUT',
    target: string,
    { requestId, clientAddress, token, signal }: StreamScope,
    body: Readable | undefined,
    headers: Record<string, string>,
  ): Promise<StreamAnswer> {
    try {
      return await this.#pool.request({
        method,
        path: this.#basePath + target,
        signal,
        ...(body && { body }),
        headers: {
          ...headers,
          'x-request-id': requestId,
          'x-client-address': clientAddress,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      });
    } catch (error) {
      if (signal.aborted && signal.reason instanceof Error) throw signal.reason;
      throw error instanceof errors.HeadersTimeoutError ? upstreamTimeout() : upstreamUnavailable();
    }
  }
}
