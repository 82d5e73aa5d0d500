import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  subscribeToColumn: bind('ColumnReferenceInput', columnCalls.subscribe),
  unsubscribeFromColumn: bind('ColumnReferenceInput', columnCalls.unsubscribe, {
    columnId: 'column',
  }),
  createColumn: bind('CreateColumnInput', columnCalls.create),
  updateColumn: bind('UpdateColumnInput', columnCalls.update),
  deleteColumn: bind('DeleteColumnInput', columnCalls.remove),
  addColumnProject: bind('ColumnProjectInput', columnCalls.addLab),
  moveColumnProject: bind('MoveColumnProjectInput', columnCalls.moveLab),
  removeColumnProject: bind('ColumnProjectInput', columnCalls.removeLab),
  setRelatedColumns: bind('SetRelatedColumnsInput', columnCalls.setRelated),
};
