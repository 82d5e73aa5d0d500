import type { ContentKind } from '#apollo/schema.generated.ts';

/** Content that administrators' actions are about. */
export interface ModerationProps {
  kind: ContentKind;
  id: string;
  /** Name of its kind: 帖子. */
  what: string;
  /** Id of its author: with their own content, administrators act like everyone else. */
  ownerId: string | undefined;
  foldReason: string | null;
  /** Small ones stand among small ones. */
  compact?: boolean;
  /** Called once it is deleted, for the page that showed it; without it nothing can be. */
  onRemoved?: () => Promise<unknown>;
}
