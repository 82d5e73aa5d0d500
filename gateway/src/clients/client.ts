import type { IncomingHttpHeaders } from 'node:http';
import {
  CLIENT_NAME,
  CLIENT_NAME_HEADER,
  CLIENT_VERSION,
  CLIENT_VERSION_HEADER,
  type ClientKind,
  PAGES_CLIENT,
} from '@whaletide/schema/domains/clients/rules.ts';
import { PRODUCT_VERSION } from '@whaletide/server/product-version.ts';

/** A client as it counts: bounded, whatever it says of itself. */
export interface Client {
  kind: ClientKind;
  /** Empty for all but those that say it. */
  name: string;
  version: string;
}

const UNNAMED: Client = { kind: 'UNNAMED', name: '', version: '' };
export const OTHERS: Client = { kind: 'OTHERS', name: '', version: '' };

/** The gateway's own rendering of pages. */
export const PAGES: Client = { kind: 'NAMED', name: PAGES_CLIENT, version: PRODUCT_VERSION };

/** Reads which client sent a request, by its headers or what a socket was opened with. */
export const readClient = (said: IncomingHttpHeaders | Record<string, unknown>): Client => {
  const { [CLIENT_NAME_HEADER]: name, [CLIENT_VERSION_HEADER]: version } = said;
  if (name === undefined || name === '') return UNNAMED;
  if (typeof name !== 'string' || !CLIENT_NAME.test(name)) return OTHERS;
  const isKept = typeof version === 'string' && CLIENT_VERSION.test(version);
  return { kind: 'NAMED', name, version: isKept ? version : '' };
};

/** Words for the log: the name and version that a client says, as far as they are kept. */
export const clientWords = ({ kind, name, version }: Client): { client?: string } => {
  if (kind === 'UNNAMED') return {};
  if (kind === 'OTHERS') return { client: '(others)' };
  return { client: version === '' ? name : `${name} ${version}` };
};
