import type { ContentKind } from '../../../../apollo/schema.generated.ts';

/** What administrators' actions are about. */
export interface ModerationProps {
  kind: ContentKind;
  id: string;
  /** What it is called: 帖子. */
  what: string;
  /** Who wrote it: administrators do as everybody with what is theirs. */
  ownerId: string | undefined;
  foldReason: string | null;
  /** Small ones stand among small ones. */
  compact?: boolean;
  /** Called once it is deleted, for the page that showed it; without it nothing can be. */
  onRemoved?: () => Promise<unknown>;
}
