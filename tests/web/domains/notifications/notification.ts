/** A notification as the gateway answers it; its id is the letter. */
export const notification = (id: string, changes: Record<string, unknown> = {}) => ({
  __typename: 'Notification',
  id: id.repeat(24),
  eventId: '1',
  eventType: 132,
  eventName: 'FOLLOWED',
  text: `${id}关注了你`,
  link: null,
  createdAt: new Date().toISOString(),
  isRead: false,
  batchCount: 1,
  relatedId: null,
  member: null,
  ...changes,
});
