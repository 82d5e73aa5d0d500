export const siteSettingsPath = '/home/admin/site';
