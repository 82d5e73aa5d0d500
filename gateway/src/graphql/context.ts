import { isServiceToken } from '@whaletide/schema/domains/service-accounts/rules.ts';
import type { NameNode } from 'graphql';
import { signInFirst } from '../refusal.ts';
import type { KnownTokens } from '../tokens.ts';
import type { PrivateUpstream, ScopedUpstream, Upstream } from '../upstream/client.ts';
import { type CallCount, countingCalls } from '../upstream/counting-calls.ts';
import type { Deadline } from '../upstream/deadline.ts';
import type { AnswerPart } from '../upstream/shared-cache.ts';
import type { Client } from '../clients/client.ts';
import type { ClientUsage } from '../clients/usage.ts';
import type { LiveHub } from '../upstream/live/hub.ts';
import type { LiveSession } from '../upstream/live/subscriber.ts';
import type { OperationTrace } from '../tracing/trace.ts';
import { ofServiceAccount } from '../upstream/service-account.ts';
import { withCredential } from './credential.ts';
import type { Loaders, MakeLoaders } from './loaders.ts';

/** Services that live as long as the gateway does. */
export interface Services {
  upstream: Upstream;
  live: LiveHub;
  tokens: Pick<KnownTokens, 'wasJustAccepted' | 'wasJustRefused'>;
  loaders: MakeLoaders;
  usage: ClientUsage;
  siteName: string;
  workbenchUrl: string | undefined;
  trialUrl: string | undefined;
  marketingUrl: string | undefined;
  learningUrl: string | undefined;
}

/**
 * Changes that the answer makes to the browser's session; a client with a Bearer token has none.
 */
export interface SessionCookie {
  set(token: string, expiresAt: Date): void;
  /** Marks the browser as one on which its member has signed in. */
  remember(device: string): void;
  /** Keeps what the browser goes on with while it signs in by another site; null forgets it. */
  keepOAuth(secret: string | null): void;
  clear(): void;
}

/** Cookie of a request on behalf of no member, or that can set none: it changes nothing. */
export const unchangedCookie: SessionCookie = {
  set: () => undefined,
  remember: () => undefined,
  keepOAuth: () => undefined,
  clear: () => undefined,
};

/** Data that one request or one subscription brings along. */
export interface Asker {
  requestId: string;
  clientAddress: string | undefined;
  userAgent?: string | undefined;
  token: string | undefined;
  /** The mark of a browser on which somebody has signed in before. */
  device?: string | undefined;
  /** Secret with which the browser continues while it signs in by another site. */
  oauth?: string | undefined;
  /** The client that counts for its operations; absent where the gateway asks for itself. */
  client?: Client;
  /** True where the token came in a header of the client's own, not in the browser's cookie. */
  bearer: boolean;
  cookie: SessionCookie;
  /** A fresh deadline for each event of a subscription. */
  deadline: () => Deadline;
  /**
   * Session of the subscriber; only on live lines, where the token has been checked at the start.
   */
  live?: LiveSession;
  /** The last event that a stream's client has seen; goes before an argument `after`. */
  lastEventId?: string | undefined;
  /** Counter of REST calls; only for a sandbox, which shows them. */
  count?: CallCount | undefined;
  /** True where the answer is to tell what the operation cost. */
  asksCost?: boolean;
  /** Time of a change that the asker has made, maybe through another gateway. */
  changed?: number | undefined;
  /** Told what the answer is made of; only for visitors. */
  parts?: AnswerPart[] | undefined;
  /** Undefined where nothing is traced. */
  trace?: OperationTrace | undefined;
}

/** Context of every resolver: the REST backend in the caller's name, and the loaders. */
export class GatewayContext {
  readonly services: Services;
  readonly asker: Asker;
  readonly upstream: ScopedUpstream;
  /** The backend with the asker's token; undefined for a visitor, and for a service account. */
  own: PrivateUpstream | undefined;
  /** The backend in the name of a service account; undefined for all others. */
  readonly service: PrivateUpstream | undefined;
  loaders: Loaders;
  /** True where the requested object has been removed: a client reads null, a page says 410. */
  gone = false;
  /** True once a call of this request may have changed something. */
  hasChanged = false;
  /** True once the request has begun or ended a session: what it came with counts no more. */
  hasNewSession = false;
  /** Answers to fields whose calls have begun before their objects came, by these objects' ids (ahead.ts). */
  begun: Map<NameNode, Map<string, unknown>> | undefined;

  constructor(services: Services, asker: Asker) {
    this.services = services;
    this.asker = asker;
    const upstream = services.upstream.for({
      requestId: asker.requestId,
      clientAddress: asker.clientAddress,
      userAgent: asker.userAgent,
      deadline: asker.deadline(),
      token: asker.token,
      changed: asker.changed,
      hasChanged: () => {
        this.hasChanged = true;
      },
      parts: asker.parts,
      trace: asker.trace,
    });
    const counted = asker.count ? countingCalls(upstream, asker.count) : upstream;
    this.upstream = withCredential(counted, this);
    const { token } = asker;
    if (token !== undefined && isServiceToken(token))
      this.service = ofServiceAccount(this.upstream.as(token));
    else this.own = token === undefined ? undefined : this.upstream.as(token);
    this.loaders = this.services.loaders(this);
  }

  get reader(): PrivateUpstream | undefined {
    return this.own ?? this.service;
  }

  /**
   * The backend in the name of who asks; a service account is refused there what is for members.
   * @throws Refusal UNAUTHENTICATED for a visitor
   */
  member(): PrivateUpstream {
    if (!this.reader) throw signInFirst();
    return this.reader;
  }

  /** Acts from here on as the member who has just signed in; as a visitor without a token. */
  actAs(token: string | undefined): void {
    this.hasNewSession = true;
    this.own = token === undefined ? undefined : this.upstream.as(token);
    this.loaders = this.services.loaders(this);
  }

  /** After a change, what was loaded before is asked for again. */
  forget(): void {
    this.loaders = this.services.loaders(this);
  }

  /** The same asker at a later moment, with nothing loaded yet. */
  afresh(): GatewayContext {
    return new GatewayContext(this.services, this.asker);
  }
}
