import { classItemCalls } from '@whaletide/schema/domains/classes/rest/class-items.ts';
import { classStudentCalls } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { classCalls, type SchoolClass } from '@whaletide/schema/domains/classes/rest/classes.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { isId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { nullIfMissing } from '#refusal.ts';
import { inputs } from './inputs.ts';

/** Items of a class; null for who is only offered it. */
const itemsOf = async ({ _id, Role }: SchoolClass, context: GatewayContext) => {
  if (Role === 'offered') return null;
  const { data } = await context.member().call(classItemCalls.list, { params: { id: _id } });
  return data;
};

/** Classes, which only those find who have to do with them. */
export const resolvers: Resolvers = {
  Viewer: {
    classes: ofCaller((args, context) =>
      context.member().call(classCalls.own, { query: paging(args, 20) }),
    ),
    class: ofCaller(({ id }, context) =>
      isId(id) ? nullIfMissing(context.member().call(classCalls.get, { params: { id } })) : null,
    ),
  },
  Organization: {
    classes: ({ _id }, args, context) =>
      context.own?.call(classCalls.own, { query: { Organization: _id, ...paging(args, 20) } }) ??
      null,
  },
  SchoolClass: {
    organization: ({ Organization }, _, { loaders }) =>
      Organization === null ? null : loaders.organizations.byId.load(Organization),
    teacher: ({ Teacher }, _, { loaders }) =>
      Teacher === null ? null : loaders.members.byId.load(Teacher),
    items: (row, _, context) => itemsOf(row, context),
    item: async (row, { id }, context) =>
      (await itemsOf(row, context))?.find(({ _id }) => _id === id) ?? null,
    students: ({ _id, Role }, args, context) =>
      Role === 'teacher'
        ? context
            .member()
            .call(classStudentCalls.list, { params: { id: _id }, query: paging(args, 50) })
        : null,
  },
  ClassItem: {
    competition: ({ Competition }, _, { loaders }) =>
      Competition === null ? null : loaders.competitions.byId.load(Competition),
    task: ({ Task }, _, { loaders }) =>
      Task === null ? null : loaders.competitions.task.load(Task),
    column: ({ Column }, _, { loaders }) =>
      Column === null ? null : loaders.columns.byId.load(Column),
    project: ({ Lab }, _, { loaders }) => (Lab === null ? null : loaders.projects.byId.load(Lab)),
    board: ({ _id }, args, context) =>
      context.member().call(classItemCalls.board, { params: { id: _id }, query: paging(args, 20) }),
  },
  ClassStudent: {
    member: ({ User }, _, { loaders }) => loaders.members.byId.load(User),
  },
  ClassBoardRow: {
    member: ({ User }, _, { loaders }) => loaders.members.byId.load(User),
  },
  Mutation: {
    deleteClass: async (_, { input }, context) => {
      await inputs.deleteClass.send(context.member(), input);
      return { deletedId: input.classId };
    },
    leaveClass: async (_, { input }, context) => {
      await inputs.leaveClass.send(context.member(), input);
      return { deletedId: input.classId };
    },
    removeClassItem: async (_, { input }, context) => {
      await inputs.removeClassItem.send(context.member(), input);
      return { deletedId: input.itemId };
    },
  },
};
