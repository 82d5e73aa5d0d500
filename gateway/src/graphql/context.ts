import { accountLoaders, type AccountLoaders } from '../domains/account/loaders.ts';
import { type ColumnLoaders, columnLoaders } from '../domains/columns/loaders.ts';
import { competitionLoaders, type CompetitionLoaders } from '../domains/competitions/loaders.ts';
import {
  datasetBindingLoaders,
  type DatasetBindingLoaders,
} from '../domains/dataset-bindings/loaders.ts';
import { forumLoaders, type ForumLoaders } from '../domains/forum/loaders.ts';
import { leaderboardLoaders, type LeaderboardLoaders } from '../domains/leaderboards/loaders.ts';
import { memberLoaders, type MemberLoaders } from '../domains/members/loaders.ts';
import { organizationLoaders, type OrganizationLoaders } from '../domains/organizations/loaders.ts';
import { projectLoaders, type ProjectLoaders } from '../domains/projects/loaders.ts';
import { registrationLoaders, type RegistrationLoaders } from '../domains/registration/loaders.ts';
import { siteLoaders, type SiteLoaders } from '../domains/site/loaders.ts';
import { type SkillLoaders, skillLoaders } from '../domains/skills/loaders.ts';
import { submissionLoaders, type SubmissionLoaders } from '../domains/submissions/loaders.ts';
import { questLoaders, type QuestLoaders } from '../domains/quests/loaders.ts';
import { teamLoaders, type TeamLoaders } from '../domains/teams/loaders.ts';
import { workOrderLoaders, type WorkOrderLoaders } from '../domains/work-orders/loaders.ts';
import { signInFirst } from '../refusal.ts';
import type { PrivateUpstream, ScopedUpstream, Upstream } from '../upstream/client.ts';
import { type CallCount, counted } from '../upstream/counted.ts';
import type { Deadline } from '../upstream/deadline.ts';
import type { LiveHub } from '../upstream/live/hub.ts';
import type { LiveSession } from '../upstream/live/subscriber.ts';

/** What lives as long as the gateway does. */
export interface Services {
  upstream: Upstream;
  live: LiveHub;
  siteName: string;
  workbenchUrl: string | undefined;
}

/** How the answer changes the browser's session; a client with a Bearer token has none. */
export interface SessionCookie {
  set(token: string, expiresAt: Date): void;
  /** Marks the browser as one on which its member has signed in. */
  remember(device: string): void;
  clear(): void;
}

/** What one request or one subscription brings along. */
export interface Asker {
  requestId: string;
  clientAddress: string | undefined;
  userAgent?: string | undefined;
  token: string | undefined;
  /** The mark of a browser on which somebody has signed in before. */
  device?: string | undefined;
  /** Whether the token came in a header of the client's own, not in the browser's cookie. */
  bearer: boolean;
  cookie: SessionCookie;
  /** A fresh deadline for each event of a subscription. */
  deadline: () => Deadline;
  /** Who subscribes; only on WebSockets, where the token has been checked at the start. */
  live?: LiveSession;
  /** Where REST calls are counted; only for a sandbox, which shows them. */
  count?: CallCount | undefined;
}

/** Rows that one request has asked for, each once. Made when a domain is first asked. */
export class Loaders {
  readonly #context: GatewayContext;
  #account: AccountLoaders | undefined;
  #columns: ColumnLoaders | undefined;
  #competitions: CompetitionLoaders | undefined;
  #datasetBindings: DatasetBindingLoaders | undefined;
  #forum: ForumLoaders | undefined;
  #leaderboards: LeaderboardLoaders | undefined;
  #members: MemberLoaders | undefined;
  #organizations: OrganizationLoaders | undefined;
  #projects: ProjectLoaders | undefined;
  #registration: RegistrationLoaders | undefined;
  #site: SiteLoaders | undefined;
  #skills: SkillLoaders | undefined;
  #submissions: SubmissionLoaders | undefined;
  #quests: QuestLoaders | undefined;
  #teams: TeamLoaders | undefined;
  #workOrders: WorkOrderLoaders | undefined;

  constructor(context: GatewayContext) {
    this.#context = context;
  }

  get account(): AccountLoaders {
    return (this.#account ??= accountLoaders(this.#context));
  }
  get columns(): ColumnLoaders {
    return (this.#columns ??= columnLoaders(this.#context));
  }
  get competitions(): CompetitionLoaders {
    return (this.#competitions ??= competitionLoaders(this.#context));
  }
  get datasetBindings(): DatasetBindingLoaders {
    return (this.#datasetBindings ??= datasetBindingLoaders(this.#context));
  }
  get forum(): ForumLoaders {
    return (this.#forum ??= forumLoaders(this.#context));
  }
  get leaderboards(): LeaderboardLoaders {
    return (this.#leaderboards ??= leaderboardLoaders(this.#context));
  }
  get members(): MemberLoaders {
    return (this.#members ??= memberLoaders(this.#context));
  }
  get organizations(): OrganizationLoaders {
    return (this.#organizations ??= organizationLoaders(this.#context));
  }
  get projects(): ProjectLoaders {
    return (this.#projects ??= projectLoaders(this.#context));
  }
  get registration(): RegistrationLoaders {
    return (this.#registration ??= registrationLoaders(this.#context));
  }
  get site(): SiteLoaders {
    return (this.#site ??= siteLoaders(this.#context));
  }
  get skills(): SkillLoaders {
    return (this.#skills ??= skillLoaders(this.#context));
  }
  get submissions(): SubmissionLoaders {
    return (this.#submissions ??= submissionLoaders(this.#context));
  }
  get quests(): QuestLoaders {
    return (this.#quests ??= questLoaders(this.#context));
  }
  get teams(): TeamLoaders {
    return (this.#teams ??= teamLoaders(this.#context));
  }
  get workOrders(): WorkOrderLoaders {
    return (this.#workOrders ??= workOrderLoaders(this.#context));
  }
}

/** What every resolver gets: the REST backend in the name of whoever asks, and the loaders. */
export class GatewayContext {
  readonly services: Services;
  readonly asker: Asker;
  readonly upstream: ScopedUpstream;
  /** The backend with the asker's token; undefined for a visitor. */
  own: PrivateUpstream | undefined;
  loaders: Loaders;

  constructor(services: Services, asker: Asker) {
    this.services = services;
    this.asker = asker;
    const upstream = services.upstream.for({
      requestId: asker.requestId,
      clientAddress: asker.clientAddress,
      userAgent: asker.userAgent,
      deadline: asker.deadline(),
    });
    this.upstream = asker.count ? counted(upstream, asker.count) : upstream;
    this.own = asker.token === undefined ? undefined : this.upstream.as(asker.token);
    this.loaders = new Loaders(this);
  }

  /** @throws Refusal UNAUTHENTICATED for a visitor */
  member(): PrivateUpstream {
    if (!this.own) throw signInFirst();
    return this.own;
  }

  /** From here on, the request is that of whoever has just signed in; nobody's without a token. */
  actAs(token: string | undefined): void {
    this.own = token === undefined ? undefined : this.upstream.as(token);
    this.loaders = new Loaders(this);
  }

  /** After a change, what was loaded before is asked for again. */
  forget(): void {
    this.loaders = new Loaders(this);
  }

  /** The same asker at a later moment, with nothing loaded yet. */
  afresh(): GatewayContext {
    return new GatewayContext(this.services, this.asker);
  }
}
