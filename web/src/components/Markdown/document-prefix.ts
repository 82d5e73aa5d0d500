/** Before the ids of documents, of which one stands on a page; links from outside name them. */
export const DOCUMENT_PREFIX = 'user-content-';
