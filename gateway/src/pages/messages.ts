import type { DayCounts } from '@whaletide/schema/domains/records/rules/activity.ts';
import type { FormattedExecutionResult } from 'graphql';

/** Result of the server bundle of web (web/src/server.tsx), which the gateway loads at run time. */
export type Rendering =
  | { kind: 'moved'; path: string; status: number }
  | { kind: 'incomplete'; codes: string[] }
  | {
      kind: 'page';
      status: number;
      /** In UTF-8. */
      html: Uint8Array;
      styles: string[];
      scripts: string[];
      version: string;
      dataVersion: string;
    };

/** Readers of a page: visitors see all the same, members each their own. */
export type Audience = 'visitor' | 'member';

interface Renderer {
  render(request: {
    path: string;
    audience: Audience;
    now: number;
    run: (query: string, variables: Record<string, unknown>) => Promise<FormattedExecutionResult>;
    signal: AbortSignal;
  }): Promise<Rendering>;
}

/** Facts of a member that their picture for link previews shows. */
export interface MemberPictureFacts {
  /** Null before their first final ranking. */
  bestRank: number | null;
  awardsCount: number;
  rating: { value: number; deviation: number } | null;
  activity: readonly DayCounts[];
}

export interface RendererModule {
  /** A drawn cover; of a motif that it doesn't know, there is only the sea. */
  coverSvg(motif: string, id: string): string;
  /** A member's picture, at that time in ms. */
  memberSvg(facts: MemberPictureFacts, now: number): string;
  createRenderer(
    settings: Pick<WorkerSettings, 'siteName' | 'origin' | 'imageOrigins'> & { folder: URL },
  ): Renderer;
}

/** Settings with which a worker is started. */
export interface WorkerSettings {
  bundle: string;
  folder: string;
  siteName: string;
  origin: string;
  imageOrigins: readonly string[];
  /** A page that takes longer than this, in ms, is given up. */
  timeout: number;
}

/** A page as it is sent: by Brotli, too, where that was asked for, with what its headers need. */
export interface Page {
  status: number;
  etag: string;
  dataVersion: string;
  styles: string[];
  scripts: string[];
  html: Uint8Array;
  brotli: Uint8Array | undefined;
}

export type RenderOutcome =
  | { kind: 'page'; page: Page }
  | { kind: 'moved'; path: string; status: number }
  /** The codes of what was missing. */
  | { kind: 'incomplete'; codes: string[] }
  | { kind: 'picture'; png: Uint8Array }
  | { kind: 'failed'; message: string };

/** Task that a worker is given. */
export type Task =
  | { kind: 'page'; path: string; audience: Audience; compressed: boolean }
  | { kind: 'cover'; motif: string; id: string }
  | { kind: 'member'; facts: MemberPictureFacts };

export type ToWorker =
  | { kind: 'task'; id: number; now: number; task: Task }
  | { kind: 'answer'; query: number; answer: FormattedExecutionResult };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'query'; id: number; query: number; source: string; variables: Record<string, unknown> }
  | { kind: 'done'; id: number; outcome: RenderOutcome };
