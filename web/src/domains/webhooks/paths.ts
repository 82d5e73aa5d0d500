/** Webhooks of an organization, for its administrators. */
export const organizationWebhooksPath = (shortName: string) => `/org/${shortName}/webhooks`;
