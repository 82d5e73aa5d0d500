import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  subscribeToColumn: columnCalls.subscribe,
  unsubscribeFromColumn: {
    call: columnCalls.unsubscribe,
    keys: {
      columnId: 'column',
    },
  },
  createColumn: columnCalls.create,
  updateColumn: columnCalls.update,
  deleteColumn: columnCalls.remove,
  addColumnProject: columnCalls.addLab,
  moveColumnProject: columnCalls.moveLab,
  removeColumnProject: columnCalls.removeLab,
  setRelatedColumns: columnCalls.setRelated,
});
