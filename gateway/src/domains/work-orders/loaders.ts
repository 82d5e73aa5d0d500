import {
  workOrderCalls,
  type WorkOrderType,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import type { LoaderScope } from '#graphql/loaders.ts';

export interface WorkOrderLoaders {
  /** The community's types by their ids, asked for once; at most 100. */
  types: () => Promise<Map<string, WorkOrderType>>;
}

export const workOrderLoaders = ({ upstream }: LoaderScope): WorkOrderLoaders => {
  let types: Promise<Map<string, WorkOrderType>> | undefined;
  const load = async () => {
    const query = { page: 1, perPage: 100, IsOrg: false };
    const { data } = await upstream.shared(workOrderCalls.types, { query });
    return new Map(data.map((type) => [type._id, type]));
  };
  return { types: () => (types ??= load()) };
};
