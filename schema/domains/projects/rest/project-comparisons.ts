import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Nullable } from '#shared/rest/common.ts';
import { LabToken } from './project-documents.ts';

/** Change of a cell, or of several that stayed as they were. */
export const CellChange = Type.Object({
  /** Null of several that stayed. */
  Kind: Nullable(Type.Enum(['CODE', 'MARKDOWN'] as const)),
  Change: Type.Enum(['SAME', 'ADDED', 'REMOVED', 'CHANGED'] as const),
  /** Number of cells. */
  Count: Type.Integer(),
  /** Each after its mark: `+` came, `-` went, a space stayed. */
  Lines: Type.Array(Type.String()),
});

/** Change of a notebook between two versions. */
export const NotebookChange = Type.Object({
  Name: Type.String(),
  /** Name that it had before; null where it wasn't there. */
  PreviousName: Nullable(Type.String()),
  Change: Type.Enum(['SAME', 'ADDED', 'REMOVED', 'CHANGED'] as const),
  Cells: Type.Array(CellChange),
  /** There is more of it than is told, or it takes too long to find out. */
  Cut: Type.Boolean(),
});
export type NotebookChange = Static<typeof NotebookChange>;

export const LabComparison = Type.Object({ Notebooks: Type.Array(NotebookChange) });
export type LabComparison = Static<typeof LabComparison>;

/** The paths are ours: the specification doesn't show them. */
export const comparisonCalls = {
  compare: call({
    operation: 'projects.compare',
    method: 'GET',
    path: '/api/labs/:id/comparison',
    access: 'either',
    refusals: ['NOT_FOUND', 'RATE_LIMITED'],
    summary: 'What became of the notebooks between two versions that the one who asks may read',
    params: ById,
    query: Type.Object({ From: Id, To: Id, token: Type.Optional(LabToken) }),
    response: LabComparison,
  }),
  /** One `.ipynb`, or a ZIP of several. */
  download: call({
    operation: 'projects.download',
    method: 'GET',
    path: '/api/labVersions/:id/files',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'The notebooks of a version that the one who asks may read, as files; or one of them, named by `Notebook`',
    params: ById,
    query: Type.Object({ token: Type.Optional(LabToken), Notebook: Type.Optional(Id) }),
    response: Type.Unknown(),
  }),
};
