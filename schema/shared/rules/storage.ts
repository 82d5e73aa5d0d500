/**
 * HTTP status of a write for which there is no space (507 Insufficient Storage); its code is
 * UPSTREAM_UNAVAILABLE. Reading goes on, so that it counts as no outage, and isn't worth another try.
 */
export const STORAGE_FULL = 507;
export const storageFull = '服务器的存储空间已满，暂时无法保存，请稍后再试';
