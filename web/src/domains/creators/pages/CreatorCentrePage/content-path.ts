import type { CreatorContentKind } from '#apollo/schema.generated.ts';
import { datasetPath } from '#domains/datasets/paths.ts';
import { projectPath } from '#domains/projects/paths.ts';

/** Path of the page of a project or dataset. */
export const contentPath = (kind: CreatorContentKind, id: string): string =>
  kind === 'PROJECT' ? projectPath(id) : datasetPath(id);
