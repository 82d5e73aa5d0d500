/** Number of days for which an export can be downloaded. */
export const EXPORT_DAYS = 7;
export const EXPORT_TAKEN_TEXT = '每天可以导出一次，请明天再试';
