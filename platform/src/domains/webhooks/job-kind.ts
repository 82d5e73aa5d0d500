/** Jobs that try a delivery once. */
export const jobKind = 'webhook';

/** Data of such a job. */
export interface DeliveryJob {
  webhookId: string;
  deliveryId: string;
}

/** Deliveries to one webhook are tried one after the other, whatever others do. */
export const turnOf = (webhookId: string): string => `webhook:${webhookId}`;
