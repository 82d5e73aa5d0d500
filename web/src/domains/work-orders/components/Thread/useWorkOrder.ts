import { usePage } from '#routing/usePage.ts';
import { useWorkOrderThreadQuery } from './WorkOrder.generated.ts';

/** A work order with a page of its thread. Events of it refetch what is on screen. */
export const useWorkOrder = (id: string) => {
  const { page, onPage: setPage } = usePage({ keepsScroll: true });
  const { data, previousData, error, refetch } = useWorkOrderThreadQuery({
    variables: { id, page },
    fetchPolicy: 'cache-and-network',
  });
  const known = data ?? previousData;
  const order = known?.workOrder?.id === id ? known.workOrder : null;
  const total = order?.messages?.totalCount ?? 0;
  const perPage = order?.messages?.perPage ?? 100;
  return {
    order,
    isMissing: data?.workOrder === null && !error,
    error,
    refetch,
    setPage,
    /** Page on which the next message will appear. */
    lastPage: Math.ceil((total + 1) / perPage),
  };
};
