/** Kinds of clients: those that say their name, those that don’t, and the rest. */
export const clientKinds = ['NAMED', 'UNNAMED', 'OTHERS'] as const;
export type ClientKind = (typeof clientKinds)[number];

/** Headers by which a client says who it is, as Apollo's clients have them. */
export const CLIENT_NAME_HEADER = 'apollographql-client-name';
export const CLIENT_VERSION_HEADER = 'apollographql-client-version';

/** Pattern of a name that is kept; a client with another one counts among the rest. */
export const CLIENT_NAME = /^[\w.@:/+-][\w.@:/+ -]{0,39}$/;

/** Pattern of a version that is kept; another one counts as none. */
export const CLIENT_VERSION = /^[\w.+-]{1,32}$/;

/** Name of the site's own pages in browsers, and of what renders them. */
export const WEB_CLIENT = 'whaletide-web';
export const PAGES_CLIENT = 'whaletide-web-server';

/** Pattern of a schema coordinate: `Type.field`, `Type.field(argument:)`, `Enum.VALUE`. */
export const COORDINATE = /^\w{1,80}\.\w{1,80}(?:\(\w{1,80}:\))?$/;

/** Days for which usage is kept, today among them. */
export const CLIENT_DAYS = 30;

/**
 * Clients that are counted by their names on one day. Names are the clients' own, so that one could
 * send a new one with every operation.
 */
export const CLIENTS_A_DAY = 500;

/** Clients of these that weren't known before: names made up today take no place of a known one. */
export const NEW_CLIENTS_A_DAY = 100;

/** Clients that a gateway reports by one call. */
export const CLIENTS_A_REPORT = 20;

/** Deprecated fields of a client that are told apart. */
export const FIELDS_OF_CLIENT = 100;
