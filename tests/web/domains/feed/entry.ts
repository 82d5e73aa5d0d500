import { star } from '../members/members.ts';
import { project } from '../projects/projects.ts';

/** An item of a feed: a member published a project. */
export const entry = (id: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'FeedItem',
  id: String(id),
  action: 'PUBLISH',
  targetType: 'PROJECT',
  targetsCount: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  source: star(),
  targets: [project(id)],
  ...changes,
});
