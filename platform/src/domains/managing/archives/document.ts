import { type Static, Type } from 'typebox';
import {
  CompetitionSettings,
  StageSettings,
  TaskSettings,
} from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { archiveLimits } from '@whaletide/schema/domains/managing/rules/archives.ts';
import { Nullable } from '@whaletide/schema/shared/rest/common.ts';
import { documentOf } from '#domains/competitions/store/carried.ts';

const MAX_ITEMS = 1_000;
const Place = Type.Integer({ minimum: 0, maximum: MAX_ITEMS });

/** Description of a competition, unpacked: what its managers would send. */
export const ArchiveDocument = Type.Object({
  Competition: CompetitionSettings,
  Stages: Type.Array(Type.Object({ BeginsAfter: Nullable(Place), Settings: StageSettings }), {
    maxItems: MAX_ITEMS,
  }),
  Tasks: Type.Array(
    Type.Object({
      Stage: Place,
      Settings: Type.Object({ TaskType: Type.Integer(), ...TaskSettings.properties }),
    }),
    { maxItems: MAX_ITEMS },
  ),
  /** By the names of the parts; each checks its own. */
  Parts: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
});
export type ArchiveDocument = Static<typeof ArchiveDocument>;

/** Checks an unpacked description. @throws Refusal BAD_USER_INPUT */
export const checkDocument = documentOf<ArchiveDocument>(ArchiveDocument, '比赛或活动');

const Score = Type.Array(Type.Number(), { minItems: 1, maxItems: 20 });

/** Content of works.json. */
export const ArchivedWorks = Type.Array(
  Type.Object({
    task: Place,
    team: Type.Integer({ minimum: 1 }),
    submitted: Type.Integer(),
    selected: Type.Boolean(),
    scorer: Type.Enum(['platform', 'worker'] as const),
    exact: Type.Object({ public: Score, private: Score }),
    file: Nullable(Type.String({ maxLength: 100 })),
  }),
  { maxItems: archiveLimits.works },
);
export const checkWorks = documentOf<Static<typeof ArchivedWorks>>(ArchivedWorks, '作品');

const Rows = Type.Array(Type.Object({ team: Type.Integer({ minimum: 1 }), score: Type.Number() }));

/** Content of boards.json. */
export const ArchivedBoardList = Type.Array(
  Type.Object({ task: Place, public: Rows, private: Rows }),
);
export const checkBoards = documentOf<Static<typeof ArchivedBoardList>>(ArchivedBoardList, '榜单');
