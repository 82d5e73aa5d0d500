import type { Column } from '@whaletide/schema/rest/columns.ts';
import { columnCalls } from '@whaletide/schema/rest/columns.ts';
import { competitionCalls } from '@whaletide/schema/rest/competitions.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { requireId } from '../../graphql/ids.ts';
import { renameField } from '../../graphql/rename-field.ts';

interface Texts {
  name: string;
  description: string;
}

/** What REST has other names for. */
const fields = { image: 'imageKey', lab: 'projectId', columns: 'columnIds' };

const toTexts = ({ name, description }: Texts) => ({ Name: name, ShortDescription: description });

const refOf = ({ columnId, projectId }: { columnId: string; projectId: string }) => ({
  params: { id: requireId(columnId, 'columnId'), labId: requireId(projectId, 'projectId') },
});

/** What members do with columns. */
export const mutations: Resolvers = {
  Mutation: {
    subscribeToColumn: (_, { input }, context) =>
      context.member().call(columnCalls.subscribe, {
        body: { Column: requireId(input.columnId, 'columnId') },
      }),

    unsubscribeFromColumn: (_, { input }, context) =>
      context.member().call(columnCalls.unsubscribe, {
        query: { column: requireId(input.columnId, 'columnId') },
      }),

    createColumn: (_, { input }, context) => {
      const body = { ...toTexts(input), Image: input.imageKey };
      return renameField<Column>(context.member().call(columnCalls.create, { body }), fields);
    },

    updateColumn: (_, { input }, context) => {
      const params = { id: requireId(input.columnId, 'columnId') };
      const body = { ...toTexts(input), ...(input.imageKey != null && { Image: input.imageKey }) };
      return renameField<Column>(
        context.member().call(columnCalls.update, { params, body }),
        fields,
      );
    },

    addColumnProject: (_, { input }, context) =>
      renameField<Column>(context.member().call(columnCalls.addLab, refOf(input)), fields),

    removeColumnProject: (_, { input }, context) =>
      context.member().call(columnCalls.removeLab, refOf(input)),

    setRelatedColumns: async (_, { input }, context) => {
      const params = { id: requireId(input.competitionId, 'competitionId') };
      const RelatedColumns = input.columnIds.map((id) => requireId(id, 'columnIds'));
      const set = context
        .member()
        .call(columnCalls.setRelated, { params, body: { RelatedColumns } });
      await renameField(set, fields);
      return context.member().call(competitionCalls.get, { params });
    },
  },
};
